import { isoDate } from '../../kernel/calendar.ts';
import { minor, roundMoney, subtractMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { bandTax, bandTotal, inForceOn } from '../bandTax.ts';
import type { BandStart, Dated } from '../bandTax.ts';
import { averagingNote, shareOfLinked } from './linkedPurchases.ts';
import { atLeast, averagedLines, remainderLine, singleBandLine } from './dwellingLines.ts';
import type { TaxBandLine, TransferTax, TransferTaxInput } from '../rules.ts';
import {
  averagePrice,
  lowestReading,
  ofAllLinked,
  paysNonResidentialRates,
  poundsText,
  purchaseOf,
  ruleRef,
  transferTaxOf,
} from './taxReading.ts';
import type { Purchase, TaxReading } from './taxReading.ts';
import type { RuleRef } from '../ruleRef.ts';

/** Changes with every change to a figure in this file. */
export const lbttVersion = 'lbtt-2026-11-20';

/**
 * Land and buildings transaction tax on one purchase in Scotland, in pence, with the additional dwelling supplement (ADS) on the whole
 * price of the dwellings from £40,000. The completion date selects the bands. The supplement, first-time buyers' relief and the 2019
 * non-residential bands also depend on the missives date, because earlier contracts keep the older rule.
 */
export function lbtt(input: TransferTaxInput): TransferTax {
  const purchase = purchaseOf(input);
  const plain = paysNonResidentialRates(purchase) ? nonResidentialReading(purchase) : residentialReading(purchase);
  const taken = lowestReading(plain, averagedReading(purchase, plain));
  return transferTaxOf(
    'Land and buildings transaction tax',
    shareOfLinked(taken, purchase, { law: linkedRule, notes: linkedNotes(purchase) }),
  );
}

const threshold = minor(40_000_00);
const site = 'https://revenue.scot/taxes/land-buildings-transaction-tax';
const bandsRule = ['lbtt-bands', 'Land and buildings transaction tax: residential rates', `${site}/residential-property`] as const;
const nonResidentialRule = [
  'lbtt-non-residential',
  'Land and buildings transaction tax: non-residential rates',
  `${site}/non-residential-property`,
] as const;
const supplementRule = ['lbtt-ads', 'Additional dwelling supplement', `${site}/additional-dwelling-supplement-ads`] as const;
const firstTimeRule = [
  'lbtt-first-time',
  'First-time buyer relief',
  `${site}/guidance/lbtt-legislation-guidance/exemptions-reliefs/lbtt3061-first-time-buyer-relief`,
] as const;
const dwellingsRule = [
  'lbtt-multiple-dwellings',
  'Multiple dwellings relief',
  `${site}/lbtt-legislation-guidance/multiple-dwellings-relief-general-guidance`,
] as const;

const linkedNotes = (purchase: Purchase): readonly string[] => [
  ...(purchase.buyer === 'first-time' ? ['First-time buyers’ relief doesn’t apply to linked purchases.'] : []),
  ...averagingNote(purchase),
];
const linkedRule = ruleRef(
  [
    'lbtt-linked',
    'Linked transactions (Land and Buildings Transaction Tax (Scotland) Act 2013, sections 26 and 57)',
    'https://www.legislation.gov.uk/asp/2013/11/section/57',
  ],
  isoDate('2015-04-01'),
);

const upperBands: readonly BandStart[] = [
  [250_000, 5],
  [325_000, 10],
  [750_000, 12],
];
const usualBands: readonly BandStart[] = [[0, 0], [145_000, 2], ...upperBands];

/** The standard bands, by completion date. 2020–21 has the temporary pandemic nil band. */
const standardBands: readonly Dated<readonly BandStart[]>[] = [
  { from: isoDate('2015-04-01'), value: usualBands },
  { from: isoDate('2020-07-15'), value: [[0, 0], ...upperBands] },
  { from: isoDate('2021-04-01'), value: usualBands },
];

/** A value for completions from a first date, if the contract was made on or after a second date. */
interface TwiceDated<Value> extends Dated<Value> {
  readonly contractsFrom: string;
}

function inForceFor<Value>(entries: readonly TwiceDated<Value>[], purchase: Purchase): TwiceDated<Value> {
  let found = entries[0] as TwiceDated<Value>;
  for (const entry of entries) if (entry.from <= purchase.completionDate && entry.contractsFrom <= purchase.contractDate) found = entry;
  return found;
}

const nonResidentialBands: readonly TwiceDated<readonly BandStart[]>[] = [
  {
    from: isoDate('2015-04-01'),
    contractsFrom: '2015-04-01',
    value: [
      [0, 0],
      [150_000, 3],
      [350_000, 4.5],
    ],
  },
  {
    from: isoDate('2019-01-25'),
    contractsFrom: '2018-12-12',
    value: [
      [0, 0],
      [150_000, 1],
      [250_000, 5],
    ],
  },
];

const firstTimeRelief: readonly TwiceDated<boolean>[] = [
  { from: isoDate('2015-04-01'), contractsFrom: '2015-04-01', value: false },
  { from: isoDate('2018-06-30'), contractsFrom: '2018-02-09', value: true },
];

/** Per cent of the whole price. Each rise exempted contracts made before it was announced or came into force. */
const supplementPercent: readonly TwiceDated<number>[] = [
  { from: isoDate('2015-04-01'), contractsFrom: '2015-04-01', value: 0 },
  { from: isoDate('2016-04-01'), contractsFrom: '2016-01-28', value: 3 },
  { from: isoDate('2019-01-25'), contractsFrom: '2018-12-12', value: 4 },
  { from: isoDate('2022-12-16'), contractsFrom: '2022-12-16', value: 6 },
  { from: isoDate('2024-12-05'), contractsFrom: '2024-12-05', value: 8 },
];

/** With multiple dwellings relief, at least this share of the tax on the dwellings without the relief must be paid. */
const leastShareOfDwellings = 0.25;

function residentialReading(purchase: Purchase): TaxReading {
  const { from, value } = inForceOn(standardBands, purchase.completionDate);
  const relieved =
    purchase.buyer === 'first-time' &&
    purchase.dwellings === 1 &&
    !purchase.isLinked &&
    value === usualBands &&
    inForceFor(firstTimeRelief, purchase);
  const hasRelief = relieved !== false && relieved.value;
  const supplement = supplementOf(purchase);
  const starts: readonly BandStart[] = hasRelief ? [[0, 0], [175_000, 2], ...upperBands] : value;
  return {
    lines: [...bandTax(purchase.price, starts), ...supplement.lines],
    refs: [ruleRef(bandsRule, from), ...(hasRelief ? [ruleRef(firstTimeRule, relieved.from)] : []), ...supplement.refs],
    notes: [...(hasRelief ? ['First-time buyer relief raises the nil band to £175,000.'] : []), ...supplement.notes],
  };
}

function nonResidentialReading(purchase: Purchase): TaxReading {
  const { from, value } = inForceFor(nonResidentialBands, purchase);
  const supplement = supplementOf(purchase);
  const why = purchase.use === 'residential' ? 'Six or more dwellings in one transaction' : 'Non-residential or mixed property';
  return {
    lines: [...bandTax(purchase.price, value), ...supplement.lines],
    refs: [ruleRef(nonResidentialRule, from), ...supplement.refs],
    notes: [`${why}: non-residential rates apply.`, ...supplement.notes],
  };
}

/**
 * The tax on two or more dwellings at their average price, if the relief is claimed; both amounts compared for the minimum include the
 * supplement.
 */
function averagedReading(purchase: Purchase, plain: TaxReading): TaxReading | null {
  if (purchase.dwellings < 2 || purchase.dwellingsPrice === 0 || !purchase.claims('multiple-dwellings')) return null;
  const bands = inForceOn(standardBands, purchase.completionDate);
  const supplement = supplementOf(purchase);
  const whole = bandTotal(plain.lines);
  const rest = remainderLine(purchase, whole);
  const least = roundMoney(leastShareOfDwellings * subtractMoney(whole, rest?.tax ?? minor(0)));
  const lines = atLeast([...averagedLines(purchase, bands.value), ...supplement.lines], purchase.dwellingsPrice, least);
  return {
    lines: rest === null ? lines : [...lines, rest],
    refs: [ruleRef(bandsRule, bands.from), ruleRef(dwellingsRule, isoDate('2015-04-01')), ...supplement.refs],
    notes: [
      `Multiple dwellings relief: tax on the average price of ${poundsText(averagePrice(purchase) / 100)}, times ${purchase.dwellings}. At least a quarter of the tax without the relief is due.`,
      ...supplement.notes,
    ],
  };
}

interface Supplement {
  readonly lines: readonly TaxBandLine[];
  readonly refs: readonly RuleRef[];
  readonly notes: readonly string[];
}

function supplementOf(purchase: Purchase): Supplement {
  const { from, value } = inForceFor(supplementPercent, purchase);
  const own = supplementPrice(purchase);
  if (value === 0 || own < threshold) return { lines: [], refs: [], notes: splitNote(purchase) };
  const refs = [ruleRef(supplementRule, from)];
  if (purchase.one.dwellings >= 6 && purchase.claims('six-dwellings')) {
    return { lines: [], refs, notes: ['Claimed: relief from the additional dwelling supplement for six or more dwellings.'] };
  }
  const liable = ofAllLinked(own, purchase.one, purchase.linked?.price ?? minor(0));
  const whole = liable === purchase.price ? 'the whole price' : `the ${poundsText(liable / 100)} for additional dwellings`;
  return { lines: [singleBandLine(liable, value)], refs, notes: [`Additional dwelling supplement: ${value}% of ${whole}.`] };
}

/**
 * The part of the price subject to the supplement. One of several dwellings may replace the buyer's own home without it, and is assumed to
 * cost the average price.
 */
function supplementPrice({ buyer, one }: Purchase): Minor {
  const { dwellings, dwellingsPrice } = one;
  if (buyer === 'additional' || buyer === 'company') return dwellingsPrice;
  if (dwellings < 2) return minor(0);
  return buyer === 'main-home' ? subtractMoney(dwellingsPrice, averagePrice(one)) : dwellingsPrice;
}

const splitNote = ({ use, dwellingsPrice }: Purchase): readonly string[] =>
  use === 'mixed' && dwellingsPrice === 0 ? ['To include the supplement on the dwellings, enter how much of the price is for them.'] : [];
