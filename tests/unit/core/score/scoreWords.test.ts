import { describe, expect, it } from 'vitest';
import type { BuyToLetInputs } from '../../../../src/core/deal/strategies/inputs/buyToLetInputs.ts';
import { assumptionsOf } from '../../../../src/core/deal/resolve/resolveInputs.ts';
import type { Figures, IrrAnswer } from '../../../../src/core/engine/analysis.ts';
import { fromMajor, minor } from '../../../../src/core/kernel/money.ts';
import { percent, rate } from '../../../../src/core/kernel/rate.ts';
import { criteria } from '../../../../src/core/score/criteria.ts';
import type { ScoreInput } from '../../../../src/core/score/criteria.ts';
import { measureReturn } from '../../../../src/core/score/measures/measureReturn.ts';
import { scoreDeal } from '../../../../src/core/score/scoreDeal.ts';
import { sampleOutcome, terraceFacts } from '../../../support/dealFixtures.ts';
import { perMonth, perYear } from '../../../../src/core/kernel/period.ts';

const outcome = sampleOutcome({ overrides: { monthlyRent: fromMajor(1056) } });
const terrace = assumptionsOf(outcome.inputs);

interface Changes {
  readonly figures?: Partial<Figures>;
  readonly facts?: Partial<ScoreInput['facts']>;
  readonly assumptions?: Partial<BuyToLetInputs>;
}

const inputOf = ({ figures, facts, assumptions }: Changes): ScoreInput => ({
  figures: { ...outcome.analysis.figures, ...figures },
  assumptions: { ...terrace, ...assumptions },
  facts: { ...terraceFacts, ...facts },
});

const plain = (words: string): string => words.replaceAll('\u00a0', ' ');

/** The value, reason and share of one criterion of the terrace after these changes, with plain spaces. */
function told(id: string, changes: Changes = {}): readonly [measured: string, reason: string, share: number | null] {
  const input = inputOf(changes);
  const found = scoreDeal({ base: input, low: input, high: input, weights: {} }).criteria.find((each) => each.id === id);
  if (found === undefined) throw new Error(`No criterion ${id}`);
  return [plain(found.measured), plain(found.reason), found.share ?? null];
}

const flat = (years: number | null, ground = 0, service = 0) =>
  told('lease', {
    facts: { tenure: 'leasehold', propertyType: 'Flat', leaseYearsRemaining: years },
    assumptions: { groundRentPerYear: fromMajor(ground), serviceChargePerYear: fromMajor(service) },
  });
const asking = (qualifier: string | null) => ({ askingPrice: { ...terraceFacts.askingPrice, qualifier } as never });
const eighth = (open: number) => expect.closeTo(1 - open / 8, 12) as unknown;
const many = (...rates: readonly number[]): IrrAnswer => ({ kind: 'many', rates: rates.map((each) => rate(each)) });

const tone = (netYield: number) => {
  const base = inputOf({ figures: { netYield: rate(netYield) } });
  return scoreDeal({ base, low: base, high: base, weights: {} }).criteria[0]?.tone;
};

describe('score criteria', () => {
  it('have labels, figures and conditions for full points', () => {
    expect(criteria.map(({ id, label, figure, full }) => [id, label, figure, plain(full)])).toEqual([
      ['net-yield', 'Net yield', 'netYield', '6.0% or more'],
      ['cash-flow', 'Cash flow', 'monthlyCashFlow', '£400 a month or more'],
      ['cash-on-cash', 'Cash-on-cash', 'cashOnCash', '8.0% or more'],
      ['interest-cover', 'Interest cover', 'interestCover', '200% or more'],
      ['gross-yield', 'Gross yield', 'grossYield', '8.0% or more'],
      ['hold-return', 'Return over the hold', 'irr', '12.0% or more'],
      ['lease', 'Lease and charges', null, 'freehold, or a lease of 125 years or more with charges of at most 5% of the rent'],
      ['energy', 'Energy rating', null, 'C or better'],
      ['listing', 'Missing details', null, 'no details missing'],
    ]);
  });

  it('are based on the inputs that affect them, mostly price and rent', () => {
    const grounds = Object.fromEntries(criteria.map(({ id, restsOn }) => [id, restsOn(terraceFacts).map(([key]) => key)]));
    const letting = ['purchasePrice', 'monthlyRent', 'management', 'maintenance', 'voidWeeks', 'serviceChargePerYear'];
    const borrowing = [...letting, 'mortgageRate', 'deposit'];
    const investing = [...borrowing, 'refurbishment', 'buyer'];
    expect(grounds).toEqual({
      'net-yield': letting,
      'cash-flow': borrowing,
      'cash-on-cash': investing,
      'interest-cover': ['monthlyRent', 'purchasePrice', 'deposit', 'stressRate'],
      'gross-yield': ['purchasePrice', 'monthlyRent'],
      'hold-return': [...investing, 'priceGrowth', 'rentGrowth', 'sellingCosts'],
      lease: [],
      energy: [],
      listing: [],
    });
    const leasehold = { ...terraceFacts, tenure: 'leasehold' } as const;
    expect(criteria.find(({ id }) => id === 'lease')?.restsOn(leasehold)).toEqual([
      ['serviceChargePerYear', 1],
      ['groundRentPerYear', 1],
    ]);
  });
});

describe('text for a figure', () => {
  it('gives its value and both ends of its scale', () => {
    expect(told('net-yield', { figures: { netYield: percent(5) } })).toEqual([
      '5.0%',
      'Scored from 2.0% (no points) to 6.0% (full points)',
      expect.closeTo(0.75, 12),
    ]);
    expect(told('cash-flow', { figures: { monthlyCashFlow: perMonth(100_00) } })).toEqual([
      '£100 a month',
      'Scored from £0 a month (no points) to £400 a month (full points)',
      0.25,
    ]);
  });

  it('explains why it cannot be measured, and that it counts half until then', () => {
    expect(told('cash-on-cash', { figures: { cashOnCash: null } })).toEqual([
      'not known',
      'Not measurable because no cash is invested. Half points until you add it.',
      null,
    ]);
    expect(told('interest-cover', { figures: { interestCover: null } })).toEqual(['no loan', 'No loan to cover', 1]);
  });
});

describe('text for the lease', () => {
  // The rent is £12,672 a year, so charges of £1,584 are an eighth.

  it('says that the property is freehold, or that the tenure is not stated', () => {
    expect(told('lease')).toEqual(['freehold', 'Freehold: no lease and no ground rent', 1]);
    expect(told('lease', { facts: { tenure: null } })).toEqual(['not known', 'Tenure not stated. Half points until you add it.', null]);
  });

  it('gives the years left and the share of rent taken by charges', () => {
    expect(flat(125)).toEqual(['125 years', '125 years left, full points from 125 years. Charges take 0% of the rent', 1]);
    expect(flat(80)).toEqual(['80 years', '80 years left, full points from 125 years. Charges take 0% of the rent', 0]);
    expect(flat(79)).toEqual(['79 years', '79 years left, and extending costs more below 80 years. Charges take 0% of the rent', 0]);
    // 98 years are 18 of the 45 from 80 to 125. Charges of 12.5%, including ground rent, are 12.5 of the 20 points between 25% and 5%.
    expect(flat(98)[2]).toBeCloseTo(0.4, 12);
    expect(flat(125, 584, 1000)).toEqual([
      '125 years',
      '125 years left, full points from 125 years. Charges take 13% of the rent',
      expect.closeTo(0.625, 12),
    ]);
    expect(flat(null, 584, 1000)).toEqual([
      'not known',
      'Years left on the lease not stated. Charges take 13% of the rent. Half points until you add it.',
      null,
    ]);
  });

  it('gives only the charges for a share of the freehold', () => {
    const share = { tenure: 'share-of-freehold', propertyType: 'Flat', leaseYearsRemaining: 60 } as const;
    expect(told('lease', { facts: share, assumptions: { serviceChargePerYear: fromMajor(1584) } })).toEqual([
      'share of freehold',
      'Share of the freehold. Charges take 13% of the rent',
      expect.closeTo(0.625, 12),
    ]);
  });

  it('gives no points if there is no rent to pay charges', () => {
    const none = told('lease', {
      facts: { tenure: 'leasehold', propertyType: 'Flat', leaseYearsRemaining: 200 },
      figures: { annualRent: perYear(0) },
    });
    expect(none).toEqual(['200 years', '200 years left, full points from 125 years. Charges take 100% of the rent', 0]);
  });
});

describe('text for the energy rating', () => {
  it.each([
    ['B', 'B', 'B: meets the minimum of C planned for rented homes in England and Wales by October 2030', 1],
    ['d (68)', 'D', 'D: can be let today, but England and Wales plan a minimum of C by October 2030', 0.6],
    [' E', 'E', 'E: can be let today, but England and Wales plan a minimum of C by October 2030', 0.3],
    ['G', 'G', 'G: below the legal minimum (E) for letting in England and Wales', 0],
    [null, 'not known', 'Energy rating not stated. Half points until you add it.', null],
    ['', 'not known', 'Energy rating not stated. Half points until you add it.', null],
  ] as const)('%s', (...[epcBand, measured, reason, share]) => {
    expect(told('energy', { facts: { epcBand } })).toEqual([measured, reason, share]);
  });
});

describe('text for the listing', () => {
  it('says that all details are stated, or names each missing one', () => {
    expect(told('listing')).toEqual(['none', 'All key details are stated', 1]);
    const bare = { outcode: null, bedrooms: null, tenure: null, propertyType: null, floorAreaSqFt: null, councilTaxBand: null };
    expect(told('listing', { facts: bare })).toEqual([
      '6 to check',
      'Not stated: postcode, bedrooms, tenure, type of property, floor area, council tax band',
      eighth(6),
    ]);
    expect(told('listing', { facts: { askingPrice: null } })).toEqual(['none', 'All key details are stated', 1]);
  });

  it.each(['Guide Price', 'Offers over', 'Offers in excess of', 'From', 'Auction', 'Offers in the region of', 'OIRO'])(
    'warns about a price qualifier: “%s”',
    (qualifier) => {
      const words = `The price is “${qualifier}”, so the final price may differ`;
      expect(told('listing', { facts: asking(qualifier) })).toEqual(['1 to check', words, eighth(1)]);
    },
  );

  it('accepts a fixed price without a warning', () => {
    expect(told('listing', { facts: asking('Fixed price') })[0]).toBe('none');
  });

  it.each([
    ['under-offer', 'under offer'],
    ['sold-stc', 'sold subject to contract'],
    ['let-agreed', 'let agreed'],
    ['sold', 'sold'],
    ['withdrawn', 'withdrawn'],
  ] as const)('warns about the status %s', (status, words) => {
    expect(told('listing', { facts: { status } })).toEqual(['1 to check', `The listing says ${words}`, eighth(1)]);
    expect(told('listing', { facts: { status, tenure: null } })[1]).toBe(`Not stated: tenure; the listing says ${words}`);
  });

  it('does not mention a status that is not stated', () => {
    expect(told('listing', { facts: { status: null } })[0]).toBe('none');
  });
});

describe('text for the return', () => {
  const light: BuyToLetInputs = { ...terrace, legalFees: minor(0), surveyFee: minor(0), brokerFee: minor(0), arrangementFee: minor(0) };
  const returnOf = (irr: IrrAnswer, equityMultiple: number | null, assumptions = light) => {
    const found = measureReturn({ figures: { irr, equityMultiple }, assumptions });
    return found.kind === 'known'
      ? [found.say().shown, found.say().reason, found.value].map((each) => (typeof each === 'string' ? plain(each) : each))
      : found.say().reason;
  };

  it('gives the rate and its scale', () => {
    expect(returnOf({ kind: 'one', rate: rate(0.07) }, 2)).toEqual(['7.0%', 'Scored from 2.0% (no points) to 12.0% (full points)', 0.07]);
    expect(returnOf({ kind: 'one', rate: rate(0.01) }, 1.1)).toEqual(['1.0%', 'Scored from 2.0% (no points) to 12.0% (full points)', 0.01]);
  });

  it('names every rate if there are several, in any order, and which one counts', () => {
    // Loses money at 0%, profitable from 1% to 7%.
    expect(returnOf(many(0.07, 0.01), 0.9)).toEqual([
      '7.0%',
      'Counted as 7.0%. The cash flows break even at 7.0%, 1.0%, and they are profitable at every lower rate',
      0.07,
    ]);
    // Profitable only up to 1%.
    expect(returnOf(many(0.01, 0.09, 0.2), 1.1)).toEqual([
      'none',
      'Counted as none. The cash flows break even at 1.0%, 9.0%, 20.0%, and they lose money at 2.0%',
      null,
    ]);
    expect(returnOf(many(-0.3, -0.1), 1.1)).toEqual([
      'above 1,000%',
      'Counted as above 1,000%. The cash flows break even at -30.0%, -10.0%, and they are profitable at every lower rate'.replaceAll(
        '-',
        '−',
      ),
      null,
    ]);
  });

  it('treats a deal that is profitable only up to a rate of exactly 2% as losing money', () => {
    expect(returnOf(many(0.02, 0.05, 0.09), 1.1)).toEqual(['none', expect.stringContaining('they lose money at 2.0%'), null]);
    expect(returnOf(many(0.02, 0.05), 0.9)).toEqual(['5.0%', expect.stringContaining('Counted as 5.0%'), 0.05]);
  });

  it('explains why there is no rate', () => {
    expect(returnOf({ kind: 'none', reason: 'No money is returned' }, 0.2)).toEqual(['none', 'No money is returned', null]);
    expect(returnOf({ kind: 'one', rate: rate(0.07) }, null)).toBe('Not measurable because no cash is invested');
  });

  it('gives the return from the rent alone if value growth exceeds it', () => {
    // £60,000 of works let for £300 a month is never recovered from the rent.
    const works: BuyToLetInputs = { ...light, refurbishment: fromMajor(60_000), monthlyRent: fromMajor(300) };
    const capped =
      ' with price growth, but rent alone returns less than 2.0% on fees and refurbishment, which is the most that counts. Full points from 12.0%';
    expect(returnOf({ kind: 'one', rate: rate(0.07) }, 2, works)).toEqual(['7.0%', `7.0%${capped}`, null]);
    expect(returnOf({ kind: 'none', reason: 'It pays' }, 900, works)).toEqual(['above 1,000%', `Positive at every rate${capped}`, null]);
  });
});

describe('low and high score', () => {
  it('come from the low and high inputs, or from the deal itself if its score is the lowest or highest', () => {
    const base = inputOf({});
    const [low, high] = [inputOf({ figures: { netYield: percent(2) } }), inputOf({ figures: { netYield: percent(6) } })];
    const score = scoreDeal({ base, low, high, weights: {} });
    const points = scoreDeal({ base, low: base, high: base, weights: {} });
    // The net yield of 4.26% earns 11.3 of 20 points. 2% would earn none and 6% all of them.
    expect([points.low, points.total, points.high]).toEqual([48, 48, 48]);
    expect([score.low, score.total, score.high]).toEqual([37, 48, 57]);
  });

  it('are explained starting from a standard deal, with labels', () => {
    const base = inputOf({});
    expect(scoreDeal({ base, low: base, high: base, weights: {} }).fromStandard).toMatchObject({
      from: { label: 'Standard deal', total: 61 },
      to: { label: 'This deal', total: 48 },
    });
  });
});

describe('tone of a criterion', () => {
  it('is good from two thirds of the points and fair from one third', () => {
    // On the scale from 2% to 6%, 4.67% is two thirds and 3.33% one third.
    expect([0.0467, 0.0466, 0.0334, 0.0333].map(tone)).toEqual(['good', 'fair', 'fair', 'poor']);
  });

  it('the text uses the singular for one point', () => {
    const base = inputOf({ facts: { epcBand: 'C', status: 'sold' } });
    const listing = scoreDeal({ base, low: base, high: base, weights: {} }).criteria.at(-1);
    expect(listing?.toFull?.words).toBe('no details missing: 1 more point');
  });
});

describe('user’s weight', () => {
  it('counts if it is a valid number, otherwise the standard weight applies', () => {
    const base = inputOf({});
    const weightOf = (weight: number) =>
      scoreDeal({
        base,
        low: base,
        high: base,
        weights: { ...Object.fromEntries(criteria.map(({ id }) => [id, 0])), 'net-yield': weight, energy: 20 },
      }).criteria[0]?.weight;
    expect([20, 60, 0].map(weightOf)).toEqual([50, 75, 0]);
    expect([Number.NaN, Infinity, -1].map(weightOf)).toEqual([50, 50, 50]);
  });
});
