import { isoDate } from '../../../kernel/calendar.ts';
import { fromMajor } from '../../../kernel/money.ts';
import { ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { inForceOn } from '../../bandTax.ts';
import type { BandStart, Dated } from '../../bandTax.ts';
import { amountLine, checkedOn, purchaseTaxOf, rateLine, scaleLine } from '../purchaseLines.ts';
import type { LineHead } from '../purchaseLines.ts';
import type { PurchaseLine, PurchaseTax, PurchaseTaxInput, PurchaseTaxRefusal, PurchaseTaxRules } from '../purchaseTaxRules.ts';

/**
 * Stamp duty on the price without VAT, at the rates on the day the transfer is executed. Contracts before 2 October 2024 completed by the
 * end of that year keep the older rates. Buyers of ten or more houses in twelve months pay one high rate on the whole price.
 */
export const ireland: PurchaseTaxRules = {
  country: 'IE',
  currency: 'EUR',
  version: 'ie-2026-11-20',
  checkedOn,
  regions: [],
  purchaseTax,
};

const ratesUrl = 'https://revenue.ie/en/tax-professionals/ebrief/2024/no-2612024.aspx';
const transitionUrl = 'https://revenue.ie/en/property/stamp-duty/property/stamp-duty-property/transitional-arrangements.aspx';
const vatUrl = 'https://www.revenue.ie/en/vat/vat-rates/search-vat-rates/current-vat-rates.aspx';

const twoSteps: readonly BandStart[] = [
  [0, 1],
  [1_000_000, 2],
];
const dwelling: readonly Dated<readonly BandStart[]>[] = [
  { from: isoDate('2010-12-08'), value: twoSteps },
  { from: isoDate('2024-10-02'), value: [...twoSteps, [1_500_000, 6]] },
];
/** The percentage of the whole price due on every house once a buyer acquires ten within twelve months; 0 before the rule applied. */
const bulk: readonly Dated<number>[] = [
  { from: isoDate('2010-12-08'), value: 0 },
  { from: isoDate('2021-05-20'), value: 10 },
  { from: isoDate('2024-10-02'), value: 15 },
];
const notDwelling: readonly Dated<number>[] = [
  { from: isoDate('2011-12-07'), value: 2 },
  { from: isoDate('2017-10-11'), value: 6 },
  { from: isoDate('2019-10-09'), value: 7.5 },
];
/** The rate of value added tax on new apartments, which is lower until the end of 2030. */
const apartmentVat: readonly Dated<number>[] = [
  { from: isoDate('2003-01-01'), value: 13.5 },
  { from: isoDate('2025-10-08'), value: 9 },
  { from: isoDate('2031-01-01'), value: 13.5 },
];

const changedOn = '2024-10-02';
const transitionEnds = '2025-01-01';

function purchaseTax(input: PurchaseTaxInput): Result<PurchaseTax, PurchaseTaxRefusal> {
  const notes: string[] = [];
  const lines = [stampLine(input, notes)];
  if (input.newBuild) lines.push(vatLine(input));
  lines.push(
    amountLine(
      {
        id: 'ie-legal',
        kind: 'notary',
        title: 'Usual solicitor and land registry costs',
        url: ratesUrl,
        from: isoDate('2025-01-01'),
        certainty: 'unconfirmed',
      },
      input.price,
      fromMajor(3_000),
    ),
  );
  return ok(purchaseTaxOf({ name: 'Stamp duty', country: 'IE', currency: 'EUR', lines, notes }));
}

function stampLine(input: PurchaseTaxInput, notes: string[]): PurchaseLine {
  const kept = input.contractDate < changedOn && input.completionDate >= changedOn && input.completionDate < transitionEnds;
  if (kept && input.use !== 'non-residential')
    notes.push('The older rates apply because the contract is from before 2 October 2024 and was executed that year.');
  const day = kept ? input.contractDate : input.completionDate;
  const url = kept ? transitionUrl : ratesUrl;
  const head = (from: LineHead['from']): LineHead => ({
    id: 'ie-stamp',
    kind: 'transfer-tax',
    title: 'Stamp duty',
    url,
    from,
    certainty: 'confirmed',
  });
  if (input.use === 'non-residential') {
    const rate = inForceOn(notDwelling, input.completionDate);
    return rateLine(head(rate.from), input.price, rate.value);
  }
  const many = inForceOn(bulk, day);
  if ((input.facts?.dwellingsBought ?? 1) >= 10 && input.facts?.apartment !== true && many.value > 0) {
    notes.push(`Ten or more houses bought within twelve months: the rate is ${many.value}% of the whole price.`);
    return rateLine({ ...head(many.from), id: 'ie-bulk', title: 'Stamp duty on bulk purchases' }, input.price, many.value);
  }
  const bands = inForceOn(dwelling, day);
  return scaleLine(head(bands.from), input.price, bands.value);
}

function vatLine(input: PurchaseTaxInput): PurchaseLine {
  const lowered = input.facts?.apartment === true && input.use !== 'non-residential';
  const vat = lowered ? inForceOn(apartmentVat, input.completionDate) : { from: isoDate('2003-01-01'), value: 13.5 };
  return rateLine(
    { id: 'ie-vat', kind: 'vat', title: 'Value added tax', url: vatUrl, from: vat.from, certainty: 'unconfirmed' },
    input.price,
    vat.value,
  );
}
