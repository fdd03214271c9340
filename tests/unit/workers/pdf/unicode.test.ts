import { describe, expect, it } from 'vitest';
import { readPdf } from './readPdf.ts';
import { sampleJob } from './reportSample.ts';

const letters = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at));
const dense = (text: string): string => text.replace(/\s+/g, '');
const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'))
    .join('')
    .toUpperCase();

describe('report text', () => {
  it('is read back unchanged in the report font’s scripts, without loading other fonts', async () => {
    const words = '£1,250 €900 −£202 ≥1.25× → ≤ Łódź “quotes” – dash ½ m² ✓ ✗ Ωμέγα Дом Київ Ünïcödé';
    const { text, fontsLoaded } = await readPdf(sampleJob({ title: words, warnings: [words] }));
    expect(text.split(words).length).toBeGreaterThanOrEqual(3);
    expect(fontsLoaded).toEqual(['report-regular.ttf', 'report-bold.ttf']);
  });

  it('keeps lookalike letters in Latin, Greek and Cyrillic distinct', async () => {
    const words = 'AАΑ BВΒ EЕΕ HНΗ oоο xх';
    expect((await readPdf(sampleJob({ title: words }))).text).toContain(words);
  });

  it('keeps every letter used in UK and EU names', async () => {
    const words = [
      ...letters(0x21, 0x7e),
      ...letters(0xa1, 0xac),
      ...letters(0xae, 0x148),
      ...letters(0x14a, 0x17f),
      ...letters(0x391, 0x3a1),
      ...letters(0x3a3, 0x3c9),
      ...letters(0x410, 0x44f),
    ].join('');
    const { text } = await readPdf(sampleJob({ warnings: [words] }));
    expect(dense(text)).toContain(words.normalize('NFC'));
  });

  it('combines a letter with a separate accent', async () => {
    expect((await readPdf(sampleJob({ title: 'Cafe\u0301' }))).text).toContain('Café');
  });

  it('in Hebrew and Arabic is read back in the order written', async () => {
    const { text, fontsLoaded } = await readPdf(
      sampleJob({ title: 'שלום עולם', subtitle: 'مرحبا بالعالم', warnings: ['Flat in לונדון near park'] }),
    );
    expect(fontsLoaded).toContain('report-fallback.ttf');
    for (const word of ['שלום', 'עולם', 'לונדון', 'مرحبا', 'بالعالم']) {
      expect(text).toContain(word);
    }
    expect(text).toContain('Flat in');
    expect(text).toContain('near park');
  });

  it('keeps every Arabic and Persian letter in any joining position', async () => {
    const all = [...letters(0x621, 0x63a), ...letters(0x641, 0x64a), 'پ', 'چ', 'ژ', 'ک', 'گ', 'ی'];
    const { text, contents } = await readPdf(sampleJob({ warnings: all.map((letter) => `ب${letter}ب ${letter}`) }));
    const read = text.normalize('NFKC');
    const lost = all.filter((letter) => !read.includes(letter) && !contents.includes(utf16(letter)));
    expect(lost).toEqual([]);
  });

  it('shows one box for a character in no font, and keeps the character underneath', async () => {
    const { text, contents } = await readPdf(sampleJob({ title: 'House 😀👩‍🚀 by 東京' }));
    expect(text).toContain('House □□ by □□');
    expect(contents).toContain(`ActualText <FEFF${utf16('😀👩‍🚀')}>`);
    expect(contents).toContain(`ActualText <FEFF${utf16('東京')}>`);
    expect(text).toContain('A box (□) replaces a character');
  });

  it('explains boxes only if there are any', async () => {
    expect((await readPdf(sampleJob())).text).not.toContain('A box (□)');
  });

  it('removes characters that only control the surrounding text', async () => {
    const { text } = await readPdf(sampleJob({ title: 'Safe\u202egpj.exe\u202c \u2066x\u2069 soft\u00adhyphen nul\u0000l bell\u0007' }));
    expect(text).toContain('Safegpj.exe x softhyphen nul l bell');
  });

  it('can contain private-use characters without confusing them with internal ones', async () => {
    const { text, contents } = await readPdf(sampleJob({ title: '\ue000 and 😀 and \ue001' }));
    expect(text).toContain('□ and □ and □');
    for (const written of ['\ue000', '😀', '\ue001']) expect(contents).toContain(`ActualText <FEFF${utf16(written)}>`);
  });

  it('accepts more unknown characters than there are private-use code points', async () => {
    const kinds = Array.from({ length: 7000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
    const { found } = await readPdf(sampleJob({ warnings: [kinds] }));
    expect(found.map(({ text }) => text.split('□').length - 1).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(7000);
  });

  it('accepts a lone surrogate', async () => {
    expect((await readPdf(sampleJob({ title: 'half \ud83d here' }))).text).toContain('half □ here');
  });
});
