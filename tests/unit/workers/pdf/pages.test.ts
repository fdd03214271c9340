import { beforeAll, describe, expect, it } from 'vitest';
import { compareListings } from '../../../../src/core/area/captured/compareListings.ts';
import { fromMajor } from '../../../../src/core/kernel/money.ts';
import { fullReport } from '../../../../src/core/pipeline/full/fullReport.ts';
import type { FullReport } from '../../../../src/core/pipeline/outcome.ts';
import { addArea } from '../../../../src/core/report/evidence/addArea.ts';
import { addComparison } from '../../../../src/core/report/evidence/addComparison.ts';
import { propertyMapLayer, propertyMap } from '../../../../src/ui/features/deal/report/pdf/propertyMap.ts';
import { publishedBook, publishedPack } from '../../../support/areaPacks.ts';
import { capturedListing } from '../../../support/capturedListings.ts';
import { sampleDeal, sampleJob as dealJob } from '../../../support/dealFixtures.ts';
import { bareHolding, interestOnly, tenancy } from '../../../support/holdings.ts';
import { pageFill } from './pageFill.ts';
import { readPdf, type ReportJob } from './readPdf.ts';
import { sampleJob } from './reportSample.ts';

// Pages are counted and measured in the finished file, on both paper sizes.

const let1 = bareHolding({ loans: { one: interestOnly() }, tenancies: { one: tenancy() } });
const holdings = Array.from({ length: 8 }, (_, at) => ({ id: `h${at}`, item: let1 }));

/** A report with area figures, map and comparable listings, as the page adds them. */
function surrounded(full: FullReport): FullReport {
  const book = publishedBook('uk', ['uk-core', 'uk-sectors', 'uk-stations']);
  const told = addArea(full.report, { book, facts: sampleDeal().facts, price: fromMajor(185_000) });
  const map = propertyMap(publishedPack(propertyMapLayer.pack), book, sampleDeal());
  if (map === null) throw new Error('No map of the property');
  const placed = { ...told, map };
  const others = [1, 2, 3].map((at) => capturedListing(`h${at}`));
  const compared = compareListings(capturedListing('own'), others, { today: '2026-11-20', pointOf: () => null, prices: null });
  if (!compared.ok) throw new Error(compared.error.kind);
  return { ...full, report: addComparison(placed, { comparison: compared.value, currency: 'GBP', prices: null }) };
}

let full: FullReport;
beforeAll(() => {
  const answer = fullReport(dealJob(), holdings);
  if (!answer.ok) throw new Error(answer.error.message);
  full = surrounded(answer.value);
});

const jobOf = (changes: Partial<ReportJob>): ReportJob => ({ ...sampleJob(), report: full.report, score: full.score, ...changes });
const papers = ['a4', 'letter'] as const;

describe('pages of an edition', () => {
  it.each(papers)('number three in the lender edition on %s, including eight other properties', { timeout: 60_000 }, async (pageSize) => {
    const { pages, text } = await readPdf(jobOf({ edition: 'lender', pageSize, borrower: 'Jo Example' }));
    expect(pages).toBe(3);
    expect(text).toContain('Jo Example');
    expect(text).toContain('With this loan, 9 properties are mortgaged');
  });

  it.each(papers)('number two in the short edition on %s', { timeout: 60_000 }, async (pageSize) => {
    expect((await readPdf(jobOf({ edition: 'short', pageSize }))).pages).toBe(2);
  });

  it.each(papers)(
    'the full edition on %s fills at least two thirds of each page but the last, and repeats no heading',
    { timeout: 60_000 },
    async (pageSize) => {
      const pdf = await readPdf(jobOf({ pageSize }));
      for (const [at, share] of pageFill(pdf).slice(0, -1).entries()) expect(share, `page ${at + 1}`).toBeGreaterThan(2 / 3);
      const headings = pdf.outline.flatMap(({ title, items }) => [title, ...items]);
      expect(headings.filter((heading, at) => headings.indexOf(heading) !== at)).toEqual([]);
      for (const { title, items } of pdf.outline) expect(items.filter((item) => item.startsWith(`${title}:`))).toEqual([]);
    },
  );

  it.each(['hmo', 'flip', 'rent-to-rent'] as const)(
    'are as few and as full under another strategy: %s',
    { timeout: 60_000 },
    async (strategy) => {
      const job = dealJob();
      const answer = fullReport({ ...job, deal: { ...job.deal, strategy } });
      if (!answer.ok) throw new Error(answer.error.message);
      const { report, score } = answer.value;
      const [lender, short, whole] = await Promise.all(
        (['lender', 'short', 'full'] as const).map((edition) => readPdf(jobOf({ report, score, edition }))),
      );
      expect(lender?.pages).toBeLessThanOrEqual(3);
      expect(short?.pages).toBe(2);
      for (const [at, share] of (whole === undefined ? [] : pageFill(whole)).slice(0, -1).entries())
        expect(share, `page ${at + 1}`).toBeGreaterThan(2 / 3);
    },
  );
});
