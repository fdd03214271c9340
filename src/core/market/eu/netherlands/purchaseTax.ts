import { isoDate } from '../../../kernel/calendar.ts';
import { fromMajor, minor } from '../../../kernel/money.ts';
import { ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { inForceOn } from '../../bandTax.ts';
import type { Dated } from '../../bandTax.ts';
import { amountLine, checkedOn, purchaseTaxOf, rateLine } from '../purchaseLines.ts';
import type { PurchaseLine, PurchaseTax, PurchaseTaxInput, PurchaseTaxRefusal, PurchaseTaxRules } from '../purchaseTaxRules.ts';

/**
 * Overdrachtsbelasting (transfer tax) at the rates on the day of the deed, with separate rates for dwellings to let or for holidays, one's
 * own home, and everything else. Buyers aged 18 to 34 pay none on their own home up to a limit. A new dwelling is subject to VAT instead.
 */
export const netherlands: PurchaseTaxRules = {
  country: 'NL',
  currency: 'EUR',
  version: 'nl-2026-11-20',
  checkedOn,
  regions: [],
  purchaseTax,
};

const dwellingUrl = 'https://www.barlavento.nl/nieuws/overdrachtsbelasting';
const lawUrl = 'https://wetten.overheid.nl/BWBR0002740';
const startersUrl = 'https://svn-notarissen.nl/?p=10028';

/** The percentage due on a dwelling that its buyer will not live in. */
const otherDwelling: readonly Dated<number>[] = [
  { from: isoDate('2011-06-15'), value: 2 },
  { from: isoDate('2021-01-01'), value: 8 },
  { from: isoDate('2023-01-01'), value: 10.4 },
  { from: isoDate('2026-01-01'), value: 8 },
];
const notDwelling: readonly Dated<number>[] = [
  { from: isoDate('2011-06-15'), value: 6 },
  { from: isoDate('2021-01-01'), value: 8 },
  { from: isoDate('2023-01-01'), value: 10.4 },
];
const ownHome: readonly Dated<number>[] = [{ from: isoDate('2011-06-15'), value: 2 }];

/** The price limit in euros of the starters' exemption: no exemption before 2021, no limit in its first three months. */
const starterLimit: readonly Dated<number | null>[] = [
  { from: isoDate('2011-06-15'), value: null },
  { from: isoDate('2021-01-01'), value: Infinity },
  { from: isoDate('2021-04-01'), value: 400_000 },
  { from: isoDate('2023-01-01'), value: 440_000 },
  { from: isoDate('2024-01-01'), value: 510_000 },
  { from: isoDate('2025-01-01'), value: 525_000 },
  { from: isoDate('2026-01-01'), value: 555_000 },
];

function purchaseTax(input: PurchaseTaxInput): Result<PurchaseTax, PurchaseTaxRefusal> {
  const notes: string[] = [];
  const main = input.newBuild ? vatLine(input) : transferLine(input, notes);
  const lines = [main, notaryLine(input)];
  if (input.newBuild) notes.push('On a new dwelling bought from its builder, VAT is due instead of transfer tax.');
  return ok(purchaseTaxOf({ name: 'Overdrachtsbelasting', country: 'NL', currency: 'EUR', lines, notes }));
}

function transferLine(input: PurchaseTaxInput, notes: string[]): PurchaseLine {
  const own = input.use === 'own-home' && input.buyer !== 'company';
  const rates = input.use === 'non-residential' ? notDwelling : own ? ownHome : otherDwelling;
  const rate = inForceOn(rates, input.completionDate);
  const url = input.use === 'non-residential' || own ? lawUrl : dwellingUrl;
  const head = {
    id: 'nl-transfer',
    kind: 'transfer-tax',
    title: 'Overdrachtsbelasting',
    url,
    from: rate.from,
    certainty: 'confirmed',
  } as const;
  if (!own) return rateLine(head, input.price, rate.value);
  const starter = inForceOn(starterLimit, input.completionDate);
  const age = input.facts?.buyerAge;
  if (starter.value === null || input.price > starter.value * 100) return rateLine(head, input.price, rate.value);
  if (age === undefined)
    notes.push(
      'Buyers aged 18 to 34 who have not used the starters’ exemption pay no transfer tax. We don’t know your age, so we don’t apply the exemption.',
    );
  if (age === undefined || age < 18 || age >= 35) return rateLine(head, input.price, rate.value);
  notes.push('Starters’ exemption: no transfer tax, if you have not used it before.');
  // The 2025 and 2026 limits were checked; the earlier ones could not be confirmed.
  const certainty = starter.from >= '2025-01-01' ? 'confirmed' : 'unconfirmed';
  const relief = { ...head, id: 'nl-starter', title: 'Startersvrijstelling', url: startersUrl, from: starter.from, certainty } as const;
  return rateLine(relief, input.price, 0);
}

const vatLine = (input: PurchaseTaxInput): PurchaseLine =>
  rateLine(
    { id: 'nl-vat', kind: 'vat', title: 'Value added tax', url: lawUrl, from: isoDate('2012-10-01'), certainty: 'unconfirmed' },
    input.price,
    21,
  );

/** Costs of the transfer deed, the land register and, if there is a loan, the mortgage deed. */
function notaryLine(input: PurchaseTaxInput): PurchaseLine {
  const amount = (input.facts?.loan ?? minor(0)) > 0 ? fromMajor(1_900) : fromMajor(1_100);
  return amountLine(
    {
      id: 'nl-notary',
      kind: 'notary',
      title: 'Usual notary and land register costs',
      url: lawUrl,
      from: isoDate('2025-01-01'),
      certainty: 'unconfirmed',
    },
    input.price,
    amount,
  );
}
