import { describe, expect, it } from 'vitest';
import { readBytes, readText, readUpTo } from '../../../../src/data/files/readFile.ts';

/** A file that reports a given size and counts its reads. */
function fileOf(size: number, content = 'a'): { readonly file: Blob; readonly reads: () => number } {
  let reads = 0;
  const file = new Blob([content]);
  const arrayBuffer = file.arrayBuffer.bind(file);
  Object.defineProperties(file, {
    size: { value: size },
    arrayBuffer: { value: () => ((reads += 1), arrayBuffer()), configurable: true },
  });
  return { file, reads: () => reads };
}

describe('a file the user chose', () => {
  it('is read up to the size limit of its kind, and not at all beyond it', async () => {
    const [fitting, large] = [fileOf(1_000_000), fileOf(1_000_001)];
    expect(await readText(fitting.file, 'deal')).toEqual({ ok: true, value: 'a' });
    expect(await readText(large.file, 'deal')).toEqual({ ok: false, error: 'The file is larger than 1 MB. Choose a smaller file.' });
    expect([fitting.reads(), large.reads()]).toEqual([1, 0]);
  });

  it('returns an error message if it cannot be read, and never rejects', async () => {
    const { file } = fileOf(1);
    Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.reject(new DOMException('gone', 'NotFoundError')) });
    expect(await readBytes(file, 'sheet')).toEqual({ ok: false, error: 'The file could not be read. Choose it again.' });
  });

  it('is decompressed only up to the limit', async () => {
    let pulled = 0;
    const endless = () =>
      new ReadableStream<Uint8Array<ArrayBuffer>>({
        pull: (controller) => {
          pulled += 1;
          controller.enqueue(new Uint8Array(1000));
        },
      });
    expect(await readUpTo(endless(), 10_000)).toBeNull();
    expect(pulled).toBeLessThan(20);
    expect(await readUpTo(new Blob(['abc']).stream(), 3)).toEqual(new TextEncoder().encode('abc'));
  });
});
