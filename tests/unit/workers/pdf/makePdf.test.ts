import { describe, expect, it } from 'vitest';
import { sampleOutcome } from '../../../support/dealFixtures.ts';
import { makePdf } from '../../../../workers/pdf/makePdf.ts';
import { makeWithFonts, pdfJobOf, readPdf } from './readPdf.ts';
import { sampleJob, sampleReport, sampleScore } from './reportSample.ts';

/** The text without white space, because wrapped text is found in pieces. */
const dense = (text: string): string => text.replace(/\s+/g, '');

describe('makePdf', () => {
  it('prints every text of a real report', { timeout: 60_000 }, async () => {
    const { report, score } = sampleOutcome();
    const { text } = await readPdf({ ...sampleJob(), report, score });
    const wanted = [
      report.title,
      report.subtitle,
      report.verdict,
      report.disclaimer,
      ...report.warnings,
      ...report.figures.flatMap(({ label, value, delta }) => [label, value, delta ?? '']),
      ...report.rules.flatMap(({ label, words }) => [label, words]),
      ...report.inputs.flatMap(({ label, value, from, unusual }) => [label, value, from, unusual ?? '']),
      ...report.tables.flatMap(({ title, rows, total, note }) => [title, ...rows.flat(), ...(total ?? []), note ?? '']),
      ...report.charts.flatMap(({ title, summary }) => [title, summary]),
      ...report.solves.flatMap(({ label, value, note }) => [label, value, note]),
      ...report.laws.flatMap(({ title, inForceFrom, checkedOn }) => [title, inForceFrom, checkedOn]),
      ...score.criteria.flatMap(({ label, measured, reason, points, weight }) => [label, measured, reason, `${points}/${weight}`]),
      ...Object.values(report.versions),
    ];
    const all = dense(text);
    expect(wanted.filter((words) => !all.includes(dense(words)))).toEqual([]);
  });

  it('marks a law whose figures are not confirmed', async () => {
    const law = { title: 'Annual tax', url: 'https://example.org/', inForceFrom: '1 April 2026', checkedOn: '20 November 2026' };
    const laws = [
      { ...law, confirmed: false },
      { ...law, title: 'Another tax', confirmed: true },
    ];
    const { text } = await readPdf(sampleJob({ laws }));
    expect(dense(text).split(dense('not confirmed, may change'))).toHaveLength(2);
  });

  it('contains no scripts, actions, launch commands, attachments or forms', async () => {
    const { raw, contents } = await readPdf(sampleJob({ warnings: ['<script>alert(1)</script> javascript:alert(1)'] }));
    for (const name of [
      '/JavaScript',
      '/JS',
      '/OpenAction',
      '/AA',
      '/Launch',
      '/EmbeddedFile',
      '/AcroForm',
      '/SubmitForm',
      'javascript:',
    ]) {
      expect(raw).not.toContain(name);
    }
    // Proves that the search works, because content that a report does have is found.
    expect(raw).toContain('/URI (https://');
    expect(contents).toContain('BT');
  });

  it('links only to https pages', async () => {
    const laws = [
      'javascript:alert(1)',
      'http://example.org/',
      'https://user:word@example.org/',
      'file:///etc/passwd',
      'https://example.org/a(b)',
    ].map((url) => ({
      title: `law ${url}`,
      url,
      inForceFrom: '2025-04-01',
      checkedOn: '2026-11-20',
      confirmed: true,
    }));
    const { links } = await readPdf(sampleJob({ listingUrl: 'data:text/html,hello', laws, inputs: [] }));
    expect(links).toEqual(['https://example.org/a(b)']);
    const normal = await readPdf(sampleJob());
    expect(normal.links).toContain('https://www.rightmove.co.uk/properties/190000017');
  });

  it('gives identical bytes for the same job, dated by the report and not by the clock', async () => {
    const [first, second] = [await makeWithFonts(sampleJob()), await makeWithFonts(sampleJob())];
    expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
    const { info } = await readPdf(sampleJob({ preparedOn: '3 February 2027' }));
    expect(info['CreationDate']).toBe("D:20270203000000+00'00'");
    const other = await makeWithFonts(sampleJob({ title: 'Another' }));
    expect(Buffer.from(first.bytes).equals(Buffer.from(other.bytes))).toBe(false);
  });

  it('accepts an unreadable date without failing', async () => {
    const { info } = await readPdf(sampleJob({ preparedOn: '1 January 2041' }));
    expect(info['CreationDate']).toBe("D:19700101000000+00'00'");
  });

  it('uses A4 or Letter, depending on the page size of the job', async () => {
    const a4 = await readPdf(sampleJob());
    const letter = await readPdf({ ...sampleJob(), pageSize: 'letter' });
    expect(a4.size.map(Math.round)).toEqual([595, 842]);
    expect(letter.size.map(Math.round)).toEqual([612, 792]);
  });

  it('numbers every page in a footer with the title and the date', async () => {
    const { found, pages } = await readPdf(sampleJob());
    for (let page = 1; page <= pages; page += 1) {
      const footer = found.filter((item) => item.page === page && item.y < 60).map(({ text }) => text);
      expect(footer).toContain(`Page ${page} of ${pages}`);
      expect(footer.some((text) => text.includes(sampleReport.title) && text.includes('2026-11-20'))).toBe(true);
    }
  });

  it('repeats a table’s header on every page it continues on', async () => {
    const { found } = await readPdf(sampleJob());
    const years = found.filter(({ text }) => /^Year \d+$/.test(text));
    // Chart axes also name years, but not at the left edge of the page.
    const rows = years.filter(({ x }) => x - Math.min(...years.map((each) => each.x)) < 1);
    expect(rows).toHaveLength(60);
    const pages = [...new Set(rows.map(({ page }) => page))];
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(found.some((item) => item.page === page && item.text === 'Equity' && item.y > 0)).toBe(true);
  });

  it.each([
    ['a description of 20,000 characters', 'The quick brown fox (1,250 sq ft) costs 50% \\ more. '.repeat(400)],
    ['one word of 20,000 letters', 'W'.repeat(20_000)],
    ['20,000 Chinese characters and emoji', '東京都の家😀👩‍🚀'.repeat(2500)],
  ])('keeps %s within the page margins', async (_, long) => {
    const first = sampleReport.inputs[0];
    const job = sampleJob({
      title: long.slice(0, 400),
      verdict: long.slice(0, 1000),
      warnings: [long],
      inputs: first === undefined ? [] : [{ ...first, from: long.slice(0, 6000) }],
      rules: [{ label: long.slice(0, 200), met: true, words: long.slice(0, 500) }],
      property: [
        { label: 'Address', value: long },
        { label: 'Agent', value: long.slice(0, 300) },
      ],
      keyFigures: sampleReport.keyFigures.map((figure) => ({ ...figure, value: long.slice(0, 60), delta: long.slice(0, 100) })),
    });
    const { found, size } = await readPdf(job);
    const [width = 0, height = 0] = size;
    const outside = found.filter((item) => item.x < 40 || item.x + item.width > width - 45 || item.y < 30 || item.y > height - 30);
    expect(outside).toEqual([]);
    const body = found.filter(({ y }) => y >= 60).map(({ text }) => text);
    if (/^[ -~]*$/.test(long)) expect(dense(body.join(''))).toContain(dense(long));
  });

  it('draws a report that contains only its disclaimer', async () => {
    const { text } = await readPdf({
      ...sampleJob({
        rules: [],
        solves: [],
        charts: [],
        tables: [],
        inputs: [],
        warnings: [],
        laws: [],
        keyFigures: [],
        figures: [],
        listingUrl: null,
      }),
      score: { ...sampleScore, criteria: [], low: 62, high: 62 },
    });
    expect(text).toContain(sampleReport.disclaimer);
    expect(text).not.toContain('likely');
  });

  it('escapes characters that have a meaning in PDF', async () => {
    const title = 'Flat (2) \\ 50% <</Type>> endstream endobj %%EOF )';
    const { text, info } = await readPdf(sampleJob({ title }));
    expect(text).toContain(title);
    expect(info['Title']).toBe(title);
  });

  it('fails with the reason if a font cannot be read', async () => {
    await expect(makePdf(pdfJobOf(sampleJob()), () => Promise.reject(new Error('The font cannot be read (404)')))).rejects.toThrow('404');
  });
});
