import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { toBase64, type BackupLine } from '../../../../src/sync/backup/backupFile.ts';
import { readBackup } from '../../../../src/sync/backup/readBackup.ts';

const head = JSON.stringify({ format: 'yardstick-backup', version: 1, owner: 'yardstick-device', at: 1_790_000_000_000 });

const backup = (lines: readonly string[]): Blob =>
  new Blob([[head, ...lines, JSON.stringify({ kind: 'end', lines: lines.length })].join('\n')]);

/** Why a file was refused, and each line passed on. */
async function read(file: Blob): Promise<{ readonly refusal: string; readonly lines: readonly (BackupLine | null)[] }> {
  const lines: (BackupLine | null)[] = [];
  const answer = await readBackup(file, { head: () => {}, line: async (line) => void lines.push(line) });
  return { refusal: answer.ok ? 'it was taken' : answer.error, lines };
}

const setting = (value: string): string => `{"kind":"setting","key":"workbench","value":${value}}`;

/** A line for a photo or voice note with this content. */
const medium = (kind: 'photo' | 'voice', type: string, content: string): string => {
  const bytes = toBase64(Uint8Array.from(content, (letter) => letter.charCodeAt(0)));
  return JSON.stringify({ kind: 'media', media: { id: 'm', dealId: 'd', about: 'general', kind, type, at: 1, bytes } });
};

describe('a malicious backup', () => {
  it('with an entry 200,000 levels deep is refused with the reason', async () => {
    const { refusal } = await read(backup([setting('['.repeat(200_000) + ']'.repeat(200_000))]));
    expect(refusal).toContain('an entry is nested deeper than 64 levels');
  });

  it('with too many entries is refused at the first one over the limit', async () => {
    const { refusal, lines } = await read(backup(Array.from({ length: 500_010 }, () => '{"kind":"x"}')));
    expect(refusal).toContain('it has more than 500,000 entries');
    expect(lines.length).toBeLessThanOrEqual(500_000);
  });

  it('of blank lines is refused with the reason', async () => {
    expect((await read(backup(['\n'.repeat(500_010)]))).refusal).toContain('it has more than 500,000 entries');
  });

  it('with an oversized record is refused with the reason', async () => {
    const { refusal } = await read(backup([setting(JSON.stringify('a'.repeat(2_000_001)))]));
    expect(refusal).toContain('larger than a record can be');
  });

  it('that decompresses to a thousand times its size is refused with the reason', async () => {
    const file = new Blob([new Uint8Array(gzipSync(`${head}\n${' '.repeat(21_000_000)}`))]);
    expect(file.size).toBeLessThan(100_000);
    const { refusal } = await read(file);
    expect(refusal).toContain('it unpacks to far more data than a backup contains');
  });

  it.each([
    ['an HTML page', medium('photo', 'image/jpeg', '<!doctype html><script>alert(1)</script>')],
    ['an SVG', medium('photo', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['an HTML page as a voice note', medium('voice', 'text/html', '<!doctype html><script>alert(1)</script>')],
    ['a JPEG as a voice note', medium('voice', 'audio/webm', '\xFF\xD8\xFF\xE0')],
  ])('omits a photo or voice note that is %s', async (_, line) => {
    expect((await read(backup([line]))).lines).toEqual([null]);
  });

  it.each([
    ['a JPEG', medium('photo', 'image/jpeg', '\xFF\xD8\xFF\xE0')],
    ['a PNG', medium('photo', 'image/png', '\x89PNG\r\n\x1A\n')],
    ['a WebP', medium('photo', 'image/webp', 'RIFF0000WEBPVP8 ')],
    ['a spoken note', medium('voice', 'audio/webm', '\x1A\x45\xDF\xA3')],
  ])('keeps %s', async (_, line) => {
    const { lines, refusal } = await read(backup([line]));
    expect(refusal).toBe('it was taken');
    expect(lines.map((each) => each?.kind)).toEqual(['media']);
  });
});
