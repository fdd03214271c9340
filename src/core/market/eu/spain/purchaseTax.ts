import { isoDate } from '../../../kernel/calendar.ts';
import { minor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { inForceOn } from '../../bandTax.ts';
import { checkedOn, notCovered, purchaseTaxOf, rateLine, regionIdOf, regionsOf, scaleLine } from '../purchaseLines.ts';
import type { LineHead } from '../purchaseLines.ts';
import type { PurchaseLine, PurchaseTax, PurchaseTaxInput, PurchaseTaxRefusal, PurchaseTaxRules } from '../purchaseTaxRules.ts';
import { spanishRegionNames } from './regionNames.ts';
import type { SpanishRegion } from './regionNames.ts';
import { spanishRates, spanishStampPercent } from './regions.ts';

/**
 * ITP (property transfer tax) on a resale at the region's general rate on the date of the deed, charged on the higher of price and `valor
 * de referencia`. A new dwelling is subject to VAT of 10% (IGIC in the Canaries) and stamp duty (AJD). Reductions for main homes, families
 * and young buyers are not applied.
 */
export const spain: PurchaseTaxRules = {
  country: 'ES',
  currency: 'EUR',
  version: 'es-2026-11-20',
  checkedOn,
  regions: regionsOf(spanishRegionNames),
  purchaseTax,
};

const stampUrl = 'https://spanishtaxcalculator.com/ca/ajd-actos-juridicos-documentados-stamp-duty';
const vatUrl = 'http://mapfre.es/particulares/seguros-de-hogar/articulos/impuestos-por-compra-de-vivienda';
const largeHolderUrl = 'https://martilawyers.com/ca/?p=19145';
const feesUrl = 'https://www.proprietesdecharme.com/en/2024/11/04/real-estate-transfer-costs-in-the-european-union-ranking-of-countries';
const largeHolderFrom = isoDate('2025-06-27');

function purchaseTax(input: PurchaseTaxInput): Result<PurchaseTax, PurchaseTaxRefusal> {
  const region = regionIdOf(input, spanishRegionNames);
  if (!region.ok) return region;
  if (input.newBuild && (region.value === 'ceuta' || region.value === 'melilla')) {
    return notCovered('New buildings in Ceuta and Melilla are subject to a separate tax (IPSI), which we don’t cover.');
  }
  const notes: string[] = [];
  const taxes = input.newBuild ? newBuildLines(input, region.value) : [resaleLine(input, region.value, notes)];
  if (input.use === 'own-home') notes.push('Most regions have reduced rates for your own home. We don’t apply them.');
  const notary: LineHead = {
    id: 'es-notary',
    kind: 'notary',
    title: 'Usual notary, register and agency costs',
    url: feesUrl,
    from: isoDate('2023-01-01'),
    certainty: 'unconfirmed',
  };
  return ok(purchaseTaxOf({ name: 'ITP', country: 'ES', currency: 'EUR', lines: [...taxes, rateLine(notary, input.price, 1)], notes }));
}

function resaleLine(input: PurchaseTaxInput, region: SpanishRegion, notes: string[]): PurchaseLine {
  const base = taxedValue(input, notes);
  const rate = inForceOn(spanishRates[region], input.completionDate);
  const head: LineHead = {
    id: `es-itp-${region}`,
    kind: 'transfer-tax',
    title: `ITP ${spanishRegionNames[region]}`,
    url: rate.value.url,
    from: rate.from,
    certainty: rate.value.certainty,
  };
  if (region === 'cataluna' && input.facts?.largeHolder === true && input.completionDate >= largeHolderFrom) {
    notes.push('In Catalonia, large holders and buyers of whole buildings pay 20% of the whole value.');
    return rateLine({ ...head, id: 'es-itp-large-holder', url: largeHolderUrl, from: largeHolderFrom }, base, 20);
  }
  const above = rate.value.wholeAbove;
  if (above !== undefined && base > above[0] * 100) return rateLine({ ...head, certainty: 'unconfirmed' }, base, above[1]);
  const only = rate.value.bands.length === 1 ? rate.value.bands[0] : undefined;
  return only === undefined ? scaleLine(head, base, rate.value.bands) : rateLine(head, base, only[1]);
}

/** The value taxed: the price or, since 1 January 2022, the tax office's reference value if that is higher. */
function taxedValue(input: PurchaseTaxInput, notes: string[]): Minor {
  const reference = input.facts?.officialValue;
  if (input.completionDate < '2022-01-01') return input.price;
  if (reference === undefined) {
    notes.push('Tax is due on the price. If the cadastre’s reference value (valor de referencia) is higher, tax is due on that instead.');
    return input.price;
  }
  if (reference > input.price) notes.push('Tax is due on the reference value (valor de referencia), which is above the price.');
  return minor(Math.max(input.price, reference));
}

function newBuildLines(input: PurchaseTaxInput, region: SpanishRegion): readonly PurchaseLine[] {
  const isCanary = region === 'canarias';
  const vat: LineHead = {
    id: isCanary ? 'es-igic' : 'es-vat',
    kind: 'vat',
    title: isCanary ? 'IGIC' : 'Value added tax (IVA)',
    url: vatUrl,
    from: isoDate('2013-01-01'),
    certainty: isCanary ? 'unconfirmed' : 'confirmed',
  };
  const vatPercent = isCanary ? 7 : input.use === 'non-residential' ? 21 : 10;
  const stamp: LineHead = {
    id: `es-ajd-${region}`,
    kind: 'duty',
    title: `Stamp duty (AJD) ${spanishRegionNames[region]}`,
    url: stampUrl,
    from: isoDate('2016-01-01'),
    certainty: 'unconfirmed',
  };
  return [rateLine(vat, input.price, vatPercent), rateLine(stamp, input.price, spanishStampPercent[region])];
}
