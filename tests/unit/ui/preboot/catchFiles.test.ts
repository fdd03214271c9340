import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { catchFiles } from '../../../../src/ui/preboot/catchFiles.ts';
import { handover } from '../../../../src/ui/preboot/handover.ts';

const hears = new Map<string, (event: unknown) => void>();

beforeAll(() => {
  vi.stubGlobal('addEventListener', (type: string, hear: (event: unknown) => void) => void hears.set(type, hear));
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } });
  vi.stubGlobal('Element', Event);
  catchFiles();
});
beforeEach(() => {
  handover.files.length = 0;
  handover.onFiles = vi.fn();
});

const page = new File(['<!doctype html>'], 'house.html', { type: 'text/html' });

function drop(dataTransfer: { readonly types: readonly string[]; readonly files?: readonly File[] }, defaultPrevented = false) {
  const event = { dataTransfer, defaultPrevented, preventDefault: vi.fn() };
  hears.get('dragover')?.(event);
  hears.get('drop')?.(event);
  return event;
}

describe('a drop on the page', () => {
  it('is kept for the app, and the browser does not navigate to it', () => {
    expect(drop({ types: ['Files'], files: [page] }).preventDefault).toHaveBeenCalledTimes(2);
    expect(handover.files).toEqual([page]);
    expect(handover.onFiles).toHaveBeenCalledOnce();
  });

  it('is ignored if it is not a file, or if an element handles it', () => {
    for (const types of [['text/plain'], ['text/html', 'Files']]) expect(drop({ types }).preventDefault).not.toHaveBeenCalled();
    drop({ types: ['Files'], files: [page] }, true);
    expect(handover.files).toEqual([]);
  });
});

describe('a paste', () => {
  it('is kept if it is a page’s source', async () => {
    expect(handover.paste?.('\n <!DOCTYPE html><html><body>A house</body></html>')).toBe(true);
    expect(await handover.files[0]?.text()).toContain('A house');
  });

  it.each(['https://www.rightmove.co.uk/properties/1', 'A house, £185,000', '<b>bold</b>', ''])(
    'is ignored if it is not a page’s source: %s',
    (text) => {
      expect(handover.paste?.(text)).toBe(false);
      expect(handover.files).toEqual([]);
    },
  );
});
