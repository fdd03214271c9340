import { isoDate } from '../../../kernel/calendar.ts';
import type { IsoDate } from '../../../kernel/calendar.ts';
import { fromMajor, minor } from '../../../kernel/money.ts';
import { ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { inForceOn } from '../../bandTax.ts';
import type { Dated } from '../../bandTax.ts';
import { amountLine, checkedOn, percentOf, purchaseTaxOf, rateLine, regionIdOf, regionsOf } from '../purchaseLines.ts';
import type { LineHead } from '../purchaseLines.ts';
import type { Certainty, PurchaseLine, PurchaseTax, PurchaseTaxInput, PurchaseTaxRefusal, PurchaseTaxRules } from '../purchaseTaxRules.ts';
import { notaryFee } from './notary.ts';
import { statedDepartments } from './statedDepartments.ts';

/**
 * Droits de mutation (transfer duties) on an existing building, at the rates on the day of the deed: the department's rate, the commune's
 * 1.20% and the collection charge of 2.37% of the department's tax. A new building is subject to 0.715% and VAT. Departments may charge 5%
 * instead of 4.5% from 1 April 2025 to 30 April 2028, but not to first-time buyers of a home to live in.
 */
export const france: PurchaseTaxRules = {
  country: 'FR',
  currency: 'EUR',
  version: 'fr-2026-11-20',
  checkedOn,
  regions: regionsOf(statedDepartments),
  purchaseTax,
};

const raiseUrl = 'https://www.banquedesterritoires.fr/trois-departements-sur-quatre-ont-augmente-le-taux-des-droits-de-mutation';
const partsUrl =
  'https://village-notaires-patrimoine.com/hausse-droits-de-mutation-a-titre-onereux-dmto-en-2025-ce-qu-il-faut-savoir?debut_artsuiv=8';
const since = isoDate('2014-03-01');

/** The percentage of the price charged by departments that raised their rate. */
const raisedShare: readonly Dated<number>[] = [
  { from: since, value: 4.5 },
  { from: isoDate('2025-04-01'), value: 5 },
  { from: isoDate('2028-05-01'), value: 4.5 },
];
/** Any department number is accepted; those not in the list raised their rate. */
const departmentCode = /^(\d{2,3}|2[AB])$/;
const lowShare = new Set(['36', '976']);

function purchaseTax(input: PurchaseTaxInput): Result<PurchaseTax, PurchaseTaxRefusal> {
  if (input.region !== null && !departmentCode.test(input.region)) {
    const known = regionIdOf(input, statedDepartments);
    if (!known.ok) return known;
  }
  const notes: string[] = [];
  const taxes = input.newBuild ? newBuildLines(input) : transferLines(input, notes);
  const lines = [...taxes, securityLine(input), notaryLine(input)];
  return ok(purchaseTaxOf({ name: 'Droits de mutation', country: 'FR', currency: 'EUR', lines, notes }));
}

interface Share {
  readonly ratePercent: number;
  readonly from: IsoDate;
  readonly certainty: Certainty;
}

function departmentShare(input: PurchaseTaxInput, notes: string[]): Share {
  const region = input.region ?? 'raised';
  if (lowShare.has(region)) return { ratePercent: 3.8, from: since, certainty: region === '36' ? 'confirmed' : 'unconfirmed' };
  if (region !== 'raised' && Object.hasOwn(statedDepartments, region)) {
    notes.push('The department had not raised its rate by May 2025, but may have since.');
    return { ratePercent: 4.5, from: since, certainty: 'unconfirmed' };
  }
  const share = inForceOn(raisedShare, input.completionDate);
  if (share.value > 4.5 && input.buyer === 'first-time' && input.use === 'own-home') {
    notes.push('A first-time buyer of a home to live in pays the lower departmental rate.');
    return { ratePercent: 4.5, from: since, certainty: 'confirmed' };
  }
  if (share.value > 4.5 && input.region === null)
    notes.push('The department is unknown, so we use the higher departmental rate, which three in four departments charge.');
  if (share.value > 4.5 && input.completionDate < '2025-06-01') notes.push('Some departments raised their rate a month or two later.');
  return { ratePercent: share.value, from: share.from, certainty: 'confirmed' };
}

const head = (id: string, title: string, from: IsoDate): LineHead => ({
  id: `fr-${id}`,
  kind: 'transfer-tax',
  title,
  url: partsUrl,
  from,
  certainty: 'confirmed',
});

function transferLines(input: PurchaseTaxInput, notes: string[]): readonly PurchaseLine[] {
  const share = departmentShare(input, notes);
  const departmentHead = { ...head('department', 'Department’s share', share.from), url: raiseUrl, certainty: share.certainty };
  const department = rateLine(departmentHead, input.price, share.ratePercent);
  const commune = rateLine(head('commune', 'Commune’s share', since), input.price, 1.2);
  const charge = rateLine(head('collection', 'Collection charge on the department’s tax', since), department.amount, 2.37);
  return [department, commune, charge];
}

/** Taxe de publicité foncière of 0.70% with its collection charge of 2.14% of the tax: 0.715% in total. */
function newBuildLines(input: PurchaseTaxInput): readonly PurchaseLine[] {
  const unconfirmed: Certainty = 'unconfirmed';
  const tax = rateLine(
    { ...head('new-build', 'Taxe de publicité foncière, new building', since), certainty: unconfirmed },
    input.price,
    0.7,
  );
  const charge = rateLine(
    { ...head('new-build-collection', 'Collection charge, new building', since), certainty: unconfirmed },
    tax.amount,
    2.14,
  );
  const vat = rateLine({ ...head('vat', 'Value added tax', isoDate('2014-01-01')), kind: 'vat', certainty: unconfirmed }, input.price, 20);
  return [tax, charge, vat];
}

/** Contribution de sécurité immobilière: 0.10%, at least €15. */
function securityLine(input: PurchaseTaxInput): PurchaseLine {
  const amount = minor(Math.max(percentOf(input.price, 0.1), fromMajor(15)));
  const security = {
    ...head('security', 'Contribution de sécurité immobilière', isoDate('2013-01-01')),
    kind: 'register',
    certainty: 'unconfirmed',
  } as const;
  return amountLine(security, input.price, amount);
}

function notaryLine(input: PurchaseTaxInput): PurchaseLine {
  const fee = notaryFee(input.price, input.completionDate);
  const notary: LineHead = {
    id: 'fr-notary',
    kind: 'notary',
    title: 'Notary’s fee, including VAT',
    url: fee.url,
    from: fee.from,
    certainty: fee.certainty,
  };
  return { ...amountLine(notary, input.price, fee.gross), bands: fee.slices };
}
