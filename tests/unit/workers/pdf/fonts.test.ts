import { readFile } from 'node:fs/promises';
import { jsPDF } from 'jspdf';
import { describe, expect, it } from 'vitest';

const file = (name: string): Promise<Buffer> => readFile(new URL(`../../../../public/fonts/${name}`, import.meta.url));

async function glyphByCode(name: string): Promise<Readonly<Record<string, number>>> {
  const doc = new jsPDF();
  doc.addFileToVFS(name, (await file(name)).toString('latin1'));
  doc.addFont(name, 'font', 'normal', undefined, 'Identity-H');
  const { metadata } = doc.setFont('font').getFont() as {
    readonly metadata: { readonly cmap: { readonly unicode: { readonly codeMap: Record<string, number> } } };
  };
  return metadata.cmap.unicode.codeMap;
}

describe('report fonts', () => {
  it.each(['report-regular.ttf', 'report-bold.ttf'])('%s is small enough to load before every report', async (name) => {
    expect((await file(name)).byteLength).toBeLessThanOrEqual(60_000);
  });

  it.each(['report-regular.ttf', 'report-bold.ttf', 'report-fallback.ttf'])('%s gives every code point its own glyph', async (name) => {
    // The last entry, U+FFFF, is an end marker, not a character.
    const glyphs = Object.entries(await glyphByCode(name)).flatMap(([code, glyph]) => (code === '65535' ? [] : [glyph]));
    expect(glyphs.length).toBeGreaterThan(500);
    expect(new Set(glyphs).size).toBe(glyphs.length);
    expect(glyphs).not.toContain(0);
  });

  it('have the same characters in regular and bold', async () => {
    expect(Object.keys(await glyphByCode('report-bold.ttf'))).toEqual(Object.keys(await glyphByCode('report-regular.ttf')));
  });

  it('have the replacement box in both the report and the fallback font', async () => {
    for (const name of ['report-regular.ttf', 'report-fallback.ttf']) expect(await glyphByCode(name)).toHaveProperty(String(0x25a1));
  });
});
