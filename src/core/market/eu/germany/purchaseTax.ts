import { isoDate } from '../../../kernel/calendar.ts';
import { minor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { percent } from '../../../kernel/rate.ts';
import { ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { inForceOn } from '../../bandTax.ts';
import type { Dated } from '../../bandTax.ts';
import { amountLine, checkedOn, notCovered, percentOf, purchaseTaxOf, rateLine, regionIdOf, regionsOf } from '../purchaseLines.ts';
import type { Certainty, PurchaseLine, PurchaseTax, PurchaseTaxInput, PurchaseTaxRefusal, PurchaseTaxRules } from '../purchaseTaxRules.ts';
import { landNames } from './landNames.ts';
import type { Land } from './landNames.ts';

/**
 * Grunderwerbsteuer (property transfer tax) in each Land, at the rate on the day of the contract (the taxable act of § 1 GrEStG). Prices up
 * to €2,500 are exempt (§ 3); the tax is rounded down to whole euros (§ 11 (2)). A builder's sale pays the same tax and no value added tax.
 */
export const germany: PurchaseTaxRules = {
  country: 'DE',
  currency: 'EUR',
  version: 'de-2026-11-20',
  checkedOn,
  regions: regionsOf(landNames),
  purchaseTax,
};

/** A rate in per cent, whether its start date is published, and its source. */
interface LandRate {
  readonly ratePercent: number;
  readonly certainty: Certainty;
  readonly url: string;
}

const federalUrl = 'https://www.gesetze-im-internet.de/grestg_1983/__11.html';
const notaryUrl = 'https://www.gesetze-im-internet.de/gnotkg/';
const brokerUrl = 'https://www.gesetze-im-internet.de/bgb/__656c.html';
const changesUrl = 'https://www.ebnerstolz.de/de/erhoehungen-von-grunderwerbsteuersaetzen-zum-1-1-2014-45542.html';
const saxonyUrl = 'https://www.m-tax.de/grunderwerbsteuer-ab-01-01-2023/';
const thuringiaUrl = 'https://www.wenzel-immobilien-erfurt.de/de/0__14_1_56/informationen-grundsteuer.html';
const tableUrl = 'https://wohnglueck.de/artikel/grunderwerbsteuer-64151';
const bremenUrl =
  'https://senatspressestelle.bremen.de/pressemitteilungen/senat-bringt-moderate-erhoehung-der-grunderwerbsteuer-auf-den-weg-458299?asl=bremen02.c.732.de';

const known = (day: string, ratePercent: number, url = tableUrl): Dated<LandRate> => ({
  from: isoDate(day),
  value: { ratePercent, certainty: 'confirmed', url },
});
/** A published rate whose start date could not be confirmed. */
const recalled = (day: string, ratePercent: number): Dated<LandRate> => ({
  from: isoDate(day),
  value: { ratePercent, certainty: 'unconfirmed', url: federalUrl },
});
/** Until September 2006 one rate applied everywhere. */
const federal = known('1997-01-01', 3.5, federalUrl);

const landRates: Readonly<Record<Land, readonly Dated<LandRate>[]>> = {
  BW: [federal, known('2011-11-05', 5)],
  BY: [federal],
  BE: [federal, recalled('2007-01-01', 4.5), recalled('2012-04-01', 5), known('2014-01-01', 6, changesUrl)],
  BB: [federal, recalled('2011-01-01', 5), known('2015-07-01', 6.5)],
  HB: [federal, recalled('2011-01-01', 4.5), known('2014-01-01', 5, changesUrl), known('2025-07-01', 5.5, bremenUrl)],
  HH: [federal, recalled('2009-01-01', 4.5), known('2023-01-01', 5.5, saxonyUrl)],
  HE: [federal, recalled('2013-01-01', 5), known('2014-08-01', 6)],
  MV: [federal, recalled('2012-07-01', 5), known('2019-07-01', 6)],
  NI: [federal, recalled('2011-01-01', 4.5), known('2014-01-01', 5, changesUrl)],
  NW: [federal, recalled('2011-10-01', 5), known('2015-01-01', 6.5)],
  RP: [federal, known('2012-03-01', 5)],
  SL: [federal, recalled('2011-01-01', 4), recalled('2012-01-01', 4.5), recalled('2013-01-01', 5.5), known('2015-01-01', 6.5)],
  SN: [federal, known('2023-01-01', 5.5, saxonyUrl)],
  ST: [federal, recalled('2010-03-02', 4.5), known('2012-03-01', 5)],
  SH: [federal, recalled('2012-01-01', 5), known('2014-01-01', 6.5, changesUrl)],
  TH: [federal, recalled('2011-04-07', 5), recalled('2017-01-01', 6.5), known('2024-01-01', 5, thuringiaUrl)],
};

const exemptUpTo = minor(2_500_00);

function purchaseTax(input: PurchaseTaxInput): Result<PurchaseTax, PurchaseTaxRefusal> {
  if (input.newBuild && input.use === 'non-residential')
    return notCovered('We don’t cover a new commercial building, because its seller may choose to charge VAT.');
  const land = regionIdOf(input, landNames);
  if (!land.ok) return land;
  const current = inForceOn(landRates[land.value], input.contractDate);
  const { ratePercent, certainty, url } = current.value;
  const title = `Grunderwerbsteuer ${landNames[land.value]}`;
  const head = { id: `de-grest-${land.value.toLowerCase()}`, kind: 'transfer-tax', title, url, from: current.from, certainty } as const;
  const tax = { ...amountLine(head, input.price, taxOf(input.price, ratePercent)), rate: percent(ratePercent) };
  const notes = input.price <= exemptUpTo ? ['A price of up to €2,500 is exempt from Grunderwerbsteuer.'] : [];
  return ok(purchaseTaxOf({ name: 'Grunderwerbsteuer', country: 'DE', currency: 'EUR', lines: [tax, ...usualFees(input)], notes }));
}

/** The tax in whole euros, rounded down. Floating-point error must not remove a euro. */
function taxOf(price: Minor, ratePercent: number): Minor {
  if (price <= exemptUpTo) return minor(0);
  return minor(Math.floor(percentOf(price, ratePercent) / 100) * 100);
}

/** Notary and register fees at the top of the usual 1.5–2%, and half of a 7.14% commission, which a builder's sale rarely includes. */
function usualFees(input: PurchaseTaxInput): readonly PurchaseLine[] {
  const notary = rateLine(
    {
      id: 'de-notary',
      kind: 'notary',
      title: 'Usual notary and land register costs',
      url: notaryUrl,
      from: isoDate('2013-08-01'),
      certainty: 'unconfirmed',
    },
    input.price,
    2,
  );
  if (input.newBuild) return [notary];
  const agent = rateLine(
    {
      id: 'de-agent',
      kind: 'agent',
      title: 'Buyer’s usual half of the agent’s commission',
      url: brokerUrl,
      from: isoDate('2020-12-23'),
      certainty: 'unconfirmed',
    },
    input.price,
    3.57,
  );
  return [notary, agent];
}
