import { describe, expect, it } from 'vitest';
import { evaluateLetting } from '../../../../../src/core/pipeline/evaluateLetting.ts';
import { extractFigures, unknownFigures } from '../../../../../src/core/report/summary/extractFigures.ts';
import { reportTexts } from '../../../../../src/core/report/summary/reportTexts.ts';
import { summaryText, writeSummary } from '../../../../../src/core/report/summary/writeSummary.ts';
import { fromMajor } from '../../../../../src/core/kernel/money.ts';
import { percent } from '../../../../../src/core/kernel/rate.ts';
import { sampleJob, sampleOutcome, terraceFacts } from '../../../../support/dealFixtures.ts';

const asking = (amount: number) => ({ ...terraceFacts.askingPrice, amount: fromMajor(amount) }) as typeof terraceFacts.askingPrice;

/** Deals that pass, fail, lose money, have no loan, have no address, or are in Scotland or Wales. */
const deals = [85_000, 99_950, 185_000, 420_000, 950_000].flatMap((price) =>
  [0, 650, 1250, 3999].flatMap((rent) => [
    sampleJob({ facts: { askingPrice: asking(price) }, overrides: { monthlyRent: fromMajor(rent) } }),
    sampleJob({
      facts: { askingPrice: asking(price), tenure: 'leasehold', leaseYearsRemaining: 62, epcBand: 'F', outcode: 'EH1', address: null },
    }),
    sampleJob({
      facts: { askingPrice: asking(price), outcode: 'CF10' },
      overrides: { deposit: percent(100), monthlyRent: fromMajor(rent) },
    }),
  ]),
);

describe('summary of a deal', () => {
  it('describes the deal, the reasons for its score, the key numbers and what would change the verdict', () => {
    const { report, score } = sampleOutcome();
    const { paragraphs } = writeSummary(report, score);
    expect(paragraphs.map(({ id }) => id)).toEqual(['what', 'why', 'numbers', 'change', 'check']);
    const text = summaryText({ paragraphs });
    expect(text).toContain(report.title);
    expect(text).toContain(`It scores ${score.total} out of 100.`);
    expect(text).toContain(report.verdict);
    expect(text).toContain(report.keyFigures[0]?.value);
  });

  it('contains only figures from the report, for any deal, and is repeatable', () => {
    expect(deals).toHaveLength(60);
    for (const job of deals) {
      const result = evaluateLetting(job);
      if (!result.ok) throw new Error(result.gap.message);
      const { report, score } = result.outcome;
      const text = summaryText(writeSummary(report, score));
      expect(unknownFigures(text, reportTexts(report, score))).toEqual([]);
      expect(text).not.toMatch(/undefined|NaN|null|\.\.|  |!/);
      expect(summaryText(writeSummary(report, score))).toBe(text);
      expect(extractFigures(text).length).toBeGreaterThan(8);
    }
  });
});

describe('figures in a text', () => {
  it.each([
    ['£1,250', '£1.25k'],
    ['6%', '6.0 per cent'],
    ['6%', '6%'],
    ['−£88', '-£88'],
    ['−£88', '£-88'],
    ['£2 million', '£2,000,000'],
    ['1.2m', '1,200,000'],
    ['250 pounds', '£250'],
    ['３', '3'],
  ])('%s and %s are the same figure', (one, other) => {
    expect(extractFigures(one)).toEqual(extractFigures(other));
    expect(extractFigures(one)).toHaveLength(1);
  });

  it.each([
    ['−£88', '£88'],
    ['6%', '6'],
    ['£6', '€6'],
    ['£1,250', '£1,205'],
    ['M6', '6'],
  ])('%s and %s are different figures', (one, other) => {
    expect(extractFigures(one)).not.toEqual(extractFigures(other));
  });

  it('include both ends of a range, without a minus sign between them', () => {
    expect(extractFigures('likely 56–69, or 56-69')).toEqual(['56', '69', '56', '69']);
  });

  it.each(['twenty', 'half the rent', 'a hundred thousand', 'doubled', '½', '٣', 'Ⅻ'])(
    'include a figure that is not in the facts: "%s"',
    (text) => {
      expect(unknownFigures(text, ['The rent is 20 and 12, 3 and 0.5.']).length).toBeGreaterThan(0);
    },
  );

  it('do not include words without a figure', () => {
    expect(extractFigures('The one thing to check is the tone of the tenancy.')).toEqual([]);
  });
});
