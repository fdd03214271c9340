import { isoDate } from '../../../kernel/calendar.ts';
import { formatMoney } from '../../../kernel/formatMoneyAndRates.ts';
import { fromMajor, minor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { inForceOn } from '../../bandTax.ts';
import type { Dated } from '../../bandTax.ts';
import { checkedOn, purchaseTaxOf, rateLine, regionIdOf, regionsOf } from '../purchaseLines.ts';
import type { LineHead } from '../purchaseLines.ts';
import type { Certainty, PurchaseLine, PurchaseTax, PurchaseTaxInput, PurchaseTaxRefusal, PurchaseTaxRules } from '../purchaseTaxRules.ts';
import { regionNames } from './regionNames.ts';
import type { BelgianRegion } from './regionNames.ts';

/**
 * Registration duty (verkooprecht, droit de vente) in the three regions, at the rates on the day of the notary's deed. The low rates apply
 * to an individual's only dwelling, bought to live in. A new building is subject to 21% VAT instead.
 */
export const belgium: PurchaseTaxRules = {
  country: 'BE',
  currency: 'EUR',
  version: 'be-2026-11-20',
  checkedOn,
  regions: regionsOf(regionNames),
  purchaseTax,
};

interface BelgianRate {
  readonly ratePercent: number;
  readonly certainty: Certainty;
}

const ratesUrl: Readonly<Record<BelgianRegion, string>> = {
  flanders: 'https://www.argenta.be/fr/argenta-vous-informe/droits-d-enregistrement.html',
  wallonia: 'https://www.test-achats.be/argent/impots/dossier/droit-d-enregistrement',
  brussels: 'https://callmepower.be/fr/demenagement/proprietaire/droit-enregistrement',
};
const feesUrl = 'https://www.proprietesdecharme.com/en/2024/11/04/real-estate-transfer-costs-in-the-european-union-ranking-of-countries';

const at = (day: string, ratePercent: number, certainty: Certainty = 'confirmed'): Dated<BelgianRate> => ({
  from: isoDate(day),
  value: { ratePercent, certainty },
});

const usual: Readonly<Record<BelgianRegion, readonly Dated<BelgianRate>[]>> = {
  flanders: [at('2002-01-01', 10), at('2022-01-01', 12)],
  wallonia: [at('2002-01-01', 12.5)],
  brussels: [at('2002-01-01', 12.5)],
};
const onlyHome: Readonly<Record<BelgianRegion, readonly Dated<BelgianRate>[]>> = {
  flanders: [
    at('2002-01-01', 10),
    at('2018-06-01', 7, 'unconfirmed'),
    at('2020-01-01', 6, 'unconfirmed'),
    at('2022-01-01', 3),
    at('2025-01-01', 2),
  ],
  wallonia: [at('2002-01-01', 12.5), at('2025-01-01', 3)],
  brussels: usual.brussels,
};

/** Brussels: the duty-free amount for the buyer's own home, and the price above which it does not apply. */
const abatement: readonly Dated<{ readonly free: Minor; readonly priceUpTo: Minor } | null>[] = [
  { from: isoDate('2002-01-01'), value: null },
  { from: isoDate('2017-01-01'), value: { free: fromMajor(175_000), priceUpTo: fromMajor(500_000) } },
  { from: isoDate('2023-04-01'), value: { free: fromMajor(200_000), priceUpTo: fromMajor(600_000) } },
];

function purchaseTax(input: PurchaseTaxInput): Result<PurchaseTax, PurchaseTaxRefusal> {
  const region = regionIdOf(input, regionNames);
  if (!region.ok) return region;
  const notes: string[] = [];
  const main = input.newBuild ? vatLine(input) : dutyLine(input, region.value, notes);
  if (input.newBuild) notes.push('Separate registration duty may be due on the land under a new building if it is sold separately.');
  const notary = rateLine(
    {
      id: 'be-notary',
      kind: 'notary',
      title: 'Usual notary and administration costs',
      url: feesUrl,
      from: isoDate('2023-01-01'),
      certainty: 'unconfirmed',
    },
    input.price,
    1.5,
  );
  return ok(purchaseTaxOf({ name: 'Registration duty', country: 'BE', currency: 'EUR', lines: [main, notary], notes }));
}

function dutyLine(input: PurchaseTaxInput, region: BelgianRegion, notes: string[]): PurchaseLine {
  const own = input.use === 'own-home' && input.buyer !== 'company';
  const rate = inForceOn(own ? onlyHome[region] : usual[region], input.completionDate);
  const head: LineHead = {
    id: `be-duty-${region}`,
    kind: 'transfer-tax',
    title: `Registration duty ${regionNames[region]}`,
    url: ratesUrl[region],
    from: rate.from,
    certainty: rate.value.certainty,
  };
  if (own && region !== 'brussels')
    notes.push('The low rate applies to your only dwelling, which you must move into within the region’s time limit.');
  const relief = own && region === 'brussels' ? inForceOn(abatement, input.completionDate) : null;
  if (relief === null || relief.value === null || input.price > relief.value.priceUpTo)
    return rateLine(head, input.price, rate.value.ratePercent);
  notes.push(`Own home in Brussels: the first ${formatMoney(relief.value.free, 'EUR')} is free of duty.`);
  const base = minor(Math.max(0, input.price - relief.value.free));
  return rateLine({ ...head, id: 'be-duty-brussels-home', from: relief.from }, base, rate.value.ratePercent);
}

const vatLine = (input: PurchaseTaxInput): PurchaseLine =>
  rateLine(
    {
      id: 'be-vat',
      kind: 'vat',
      title: 'Value added tax',
      url: ratesUrl.brussels,
      from: isoDate('1996-01-01'),
      certainty: 'confirmed',
    },
    input.price,
    21,
  );
