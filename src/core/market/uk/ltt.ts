import { isoDate } from '../../kernel/calendar.ts';
import { minor } from '../../kernel/money.ts';
import { bandTax, inForceOn } from '../bandTax.ts';
import type { BandStart } from '../bandTax.ts';
import { averagingNote, shareOfLinked } from './linkedPurchases.ts';
import { atLeast, averagedLines, remainderLine, singleBandLine } from './dwellingLines.ts';
import { higherBands, mainBands, multipleDwellingsLeast, nonResidentialBands, olderMainBandsBefore } from './lttRates.ts';
import type { TransferTax, TransferTaxInput } from '../rules.ts';
import {
  averagePrice,
  lowestReading,
  paysNonResidentialRates,
  poundsText,
  purchaseOf,
  readingTotal,
  ruleRef,
  transferTaxOf,
} from './taxReading.ts';
import type { Purchase, TaxReading } from './taxReading.ts';

/**
 * Land transaction tax on one purchase in Wales, in pence. The higher rates have their own bands (not main bands plus a surcharge) and
 * depend on the contract date. The main bands depend on the completion date, but contracts from before 10 October 2022 may keep the older
 * bands if they give a lower tax. Wales has no first-time buyers' relief and no non-resident surcharge.
 */
export function ltt(input: TransferTaxInput): TransferTax {
  const purchase = purchaseOf(input);
  const plain = plainReading(purchase);
  const taken = lowestReading(plain, averagedReading(purchase, plain));
  return transferTaxOf('Land transaction tax', shareOfLinked(taken, purchase, { law: linkedRule, notes: averagingNote(purchase) }));
}

const threshold = minor(40_000_00);
const ratesUrl = 'https://www.gov.wales/land-transaction-tax-rates-and-bands';
const dwellingsUrl = 'https://www.gov.wales/land-transaction-tax-relief-acquisitions-involving-multiple-dwellings-technical-guidance';
const linkedUrl = 'https://www.legislation.gov.uk/anaw/2017/1/section/8';
const dwellings2026Url = 'https://www.gov.wales/node/73898';

const linkedRule = ruleRef(
  [
    'ltt-linked',
    'Linked transactions (Land Transaction Tax and Anti-avoidance of Devolved Taxes (Wales) Act 2017, sections 8 and 28)',
    linkedUrl,
  ],
  isoDate('2018-04-01'),
);

/** A table of bands, with its rule and its notes. */
interface Table extends Omit<TaxReading, 'lines'> {
  readonly bands: readonly BandStart[];
}

function plainReading(purchase: Purchase): TaxReading {
  if (paysNonResidentialRates(purchase)) return onWhole(purchase, nonResidentialTable(purchase));
  if (paysHigherRates(purchase)) return onWhole(purchase, higherTable(purchase));
  const current = onWhole(purchase, mainTable(purchase));
  const isOlder = purchase.contractDate < olderMainBandsBefore && purchase.completionDate >= olderMainBandsBefore;
  if (!isOlder) return current;
  const older = onWhole(purchase, mainTable({ ...purchase, completionDate: purchase.contractDate }));
  const note = 'Exchanged before 10 October 2022, so the earlier main rates may be used. They are lower here.';
  return lowestReading(current, { ...older, notes: [...older.notes, note] });
}

const onWhole = ({ price }: Purchase, { bands, refs, notes }: Table): TaxReading => ({ lines: bandTax(price, bands), refs, notes });

const paysHigherRates = (purchase: Purchase): boolean =>
  (purchase.buyer === 'additional' || purchase.buyer === 'company' || purchase.one.dwellings > 1) &&
  averagePrice(purchase.one) >= threshold;

function nonResidentialTable({ use, completionDate }: Purchase): Table {
  const { from, value } = inForceOn(nonResidentialBands, completionDate);
  const why = use === 'residential' ? 'Six or more dwellings in one transaction' : 'Non-residential or mixed property';
  return {
    bands: value,
    refs: [ruleRef(['ltt-non-residential', 'Land transaction tax: non-residential rates', ratesUrl], from)],
    notes: [`${why}: non-residential rates apply.`],
  };
}

function higherTable({ buyer, contractDate, one: { dwellings } }: Purchase): Table {
  const { from, value } = inForceOn(higherBands, contractDate);
  const first = buyer === 'first-time' ? [noFirstTimeRelief] : [];
  const who = dwellings > 1 ? 'Several dwellings at once' : 'Additional dwelling or company';
  return {
    bands: value,
    refs: [ruleRef(['ltt-higher', 'Land transaction tax: higher residential rates', ratesUrl], from)],
    notes: [`${who}: the higher residential rates apply, which have their own bands.`, ...first],
  };
}

function mainTable({ buyer, completionDate }: Purchase): Table {
  const { from, value } = inForceOn(mainBands, completionDate);
  return {
    bands: value,
    refs: [ruleRef(['ltt-main', 'Land transaction tax: main residential rates', ratesUrl], from)],
    notes: buyer === 'first-time' ? [noFirstTimeRelief] : [],
  };
}

const noFirstTimeRelief = 'Wales has no relief for first-time buyers.';

/**
 * The tax on two or more dwellings at their average price, if the relief is claimed: at the higher rates for dwellings only, at the main
 * rates in a mixed purchase.
 */
function averagedReading(purchase: Purchase, plain: TaxReading): TaxReading | null {
  if (purchase.dwellings < 2 || purchase.dwellingsPrice === 0 || !purchase.claims('multiple-dwellings')) return null;
  const table = purchase.use !== 'mixed' && paysHigherRates(purchase) ? higherTable(purchase) : mainTable(purchase);
  const { from, value, confirmed } = leastOn(purchase);
  const least = singleBandLine(purchase.dwellingsPrice, value).tax;
  const lines = atLeast(averagedLines(purchase, table.bands), purchase.dwellingsPrice, least);
  const rest = remainderLine(purchase, readingTotal(plain));
  const url = confirmed ? dwellingsUrl : dwellings2026Url;
  return {
    lines: rest === null ? lines : [...lines, rest],
    refs: [...table.refs, ruleRef(['ltt-multiple-dwellings', 'Multiple dwellings relief', url], from, confirmed)],
    notes: [
      `Multiple dwellings relief: tax on the average price of ${poundsText(averagePrice(purchase) / 100)}, times ${purchase.dwellings}. At least ${value}% is due.`,
      ...(confirmed ? [] : ['We couldn’t confirm the minimum since April 2026, and its equalisation rule isn’t included.']),
      ...table.notes,
    ],
  };
}

function leastOn({ completionDate }: Purchase): (typeof multipleDwellingsLeast)[number] {
  return (
    multipleDwellingsLeast.findLast((entry) => entry.from <= completionDate) ??
    (multipleDwellingsLeast[0] as (typeof multipleDwellingsLeast)[number])
  );
}
