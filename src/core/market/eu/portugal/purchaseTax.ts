import { isoDate } from '../../../kernel/calendar.ts';
import { fromMajor, minor } from '../../../kernel/money.ts';
import type { Minor } from '../../../kernel/money.ts';
import { ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { inForceOn } from '../../bandTax.ts';
import type { BandStart, Dated } from '../../bandTax.ts';
import { amountLine, checkedOn, purchaseTaxOf, rateLine, regionIdOf, regionsOf, scaleLine } from '../purchaseLines.ts';
import type { LineHead } from '../purchaseLines.ts';
import type { Certainty, PurchaseLine, PurchaseTax, PurchaseTaxInput, PurchaseTaxRefusal, PurchaseTaxRules } from '../purchaseTaxRules.ts';
import { regionNames } from './regionNames.ts';

/**
 * IMT (property transfer tax) on the higher of price and taxable value, at the rates on the day of the deed: in slices up to the fifth
 * limit; above it, one rate applies to the whole amount. Stamp duty of 0.8% is added. The islands' limits are a quarter higher. Dwellings
 * are not subject to VAT.
 */
export const portugal: PurchaseTaxRules = {
  country: 'PT',
  currency: 'EUR',
  version: 'pt-2026-11-20',
  checkedOn,
  regions: regionsOf(regionNames),
  purchaseTax,
};

/** A year's limits in whole euros. Only the fifth differs between the buyer's own home and other dwellings. */
interface ImtTable {
  readonly limits: readonly [number, number, number, number];
  readonly ownHome: number;
  readonly other: number;
  readonly top: number;
  readonly url: string;
  readonly certainty: Certainty;
}

const officialUrl = 'https://www.apcmc.pt/legislacao/imt-tabelas-praticas-2023/';
const url2025 = 'https://imojuris.vidaimobiliaria.com/actualidade/noticias/OE-2026-escaloes-do-IMT-atualizados-em-2';
const url2026 = 'https://www.e-konomista.pt/imt-2026';

const tables: readonly Dated<ImtTable>[] = [
  {
    from: isoDate('2023-01-01'),
    value: {
      limits: [97_064, 132_774, 181_034, 301_688],
      ownHome: 603_289,
      other: 578_598,
      top: 1_050_400,
      url: officialUrl,
      certainty: 'confirmed',
    },
  },
  {
    from: isoDate('2024-01-01'),
    value: {
      limits: [101_917, 139_412, 190_086, 316_772],
      ownHome: 633_453,
      other: 607_528,
      top: 1_102_920,
      url: url2025,
      certainty: 'unconfirmed',
    },
  },
  {
    from: isoDate('2025-01-01'),
    value: {
      limits: [104_261, 142_618, 194_458, 324_058],
      ownHome: 648_022,
      other: 621_501,
      top: 1_128_287,
      url: url2025,
      certainty: 'unconfirmed',
    },
  },
  {
    // The own-home limits are published; the limit for other dwellings is the 2025 one plus the same 2%.
    from: isoDate('2026-01-01'),
    value: {
      limits: [106_346, 145_470, 198_347, 330_539],
      ownHome: 660_982,
      other: 633_931,
      top: 1_150_853,
      url: url2026,
      certainty: 'unconfirmed',
    },
  },
];

const youngFrom = isoDate('2024-08-01');
const stampUrl = 'https://simulafacil.pt/en/simulador-de-credito-3008';

function purchaseTax(input: PurchaseTaxInput): Result<PurchaseTax, PurchaseTaxRefusal> {
  const region = regionIdOf({ ...input, region: input.region ?? 'mainland' }, regionNames);
  if (!region.ok) return region;
  const notes: string[] = [];
  const base = minor(Math.max(input.price, input.facts?.officialValue ?? 0));
  if (base > input.price)
    notes.push('Tax is due on the taxable value (valor patrimonial tributário, VPT), which is higher than the price.');
  const young = isYoungFirstHome(input);
  const lines = [
    imtLine(input, { base, young, notes }),
    stampLine(input, { base, young, notes }),
    ...loanLines(input),
    registerLine(input),
  ];
  if (input.facts?.resident === false) {
    notes.push(
      'A flat 7.5% for buyers not resident in Portugal was proposed in December 2025. We couldn’t confirm that it is in force, so we don’t apply it.',
    );
  }
  return ok(purchaseTaxOf({ name: 'IMT', country: 'PT', currency: 'EUR', lines, notes }));
}

interface Draft {
  readonly base: Minor;
  readonly young: boolean;
  readonly notes: string[];
}

function imtLine(input: PurchaseTaxInput, draft: Draft): PurchaseLine {
  const table = inForceOn(tables, input.completionDate);
  const { url } = table.value;
  const own = input.use === 'own-home' && input.buyer !== 'company';
  const certainty = own && table.from === '2026-01-01' ? 'confirmed' : table.value.certainty;
  const head: LineHead = { id: 'pt-imt', kind: 'transfer-tax', title: 'IMT', url, from: table.from, certainty };
  if (input.use === 'non-residential')
    return rateLine({ ...head, id: 'pt-imt-other', url: officialUrl, certainty: 'confirmed' }, draft.base, 6.5);
  const stretch = input.region === 'azores' || input.region === 'madeira' ? 1.25 : 1;
  const flat = flatPercent(table.value, { own, euros: draft.base / 100, stretch });
  const regional: LineHead = stretch === 1 ? head : { ...head, id: 'pt-imt-islands', certainty: 'unconfirmed' };
  if (flat !== null) return rateLine(regional, draft.base, flat);
  if (draft.young)
    draft.notes.push('IMT Jovem: a first home bought by someone aged up to 35 is exempt up to the fourth price limit of the IMT table.');
  return scaleLine(regional, draft.base, slicesOf(table.value, { own, young: draft.young, stretch }));
}

/** A limit raised for the islands, rounded up to whole euros. */
const stretched = (limit: number, stretch: number): number => Math.ceil(limit * stretch);

function flatPercent(table: ImtTable, given: { readonly own: boolean; readonly euros: number; readonly stretch: number }): number | null {
  if (given.euros > stretched(table.top, given.stretch)) return 7.5;
  return given.euros > stretched(given.own ? table.ownHome : table.other, given.stretch) ? 6 : null;
}

function slicesOf(
  table: ImtTable,
  given: { readonly own: boolean; readonly young: boolean; readonly stretch: number },
): readonly BandStart[] {
  const [first, second, third, fourth] = table.limits.map((limit) => stretched(limit, given.stretch)) as [number, number, number, number];
  if (given.young) {
    return [
      [0, 0],
      [fourth, 8],
    ];
  }
  return [
    [0, given.own ? 0 : 1],
    [first, 2],
    [second, 5],
    [third, 7],
    [fourth, 8],
  ];
}

function isYoungFirstHome(input: PurchaseTaxInput): boolean {
  const age = input.facts?.buyerAge;
  return input.buyer === 'first-time' && input.use === 'own-home' && age !== undefined && age <= 35 && input.completionDate >= youngFrom;
}

/**
 * Stamp duty under verba 1.1. A young buyer's first home is exempt up to the fourth limit, but not above the price at which IMT Jovem ends.
 */
function stampLine(input: PurchaseTaxInput, draft: Draft): PurchaseLine {
  const head: LineHead = {
    id: 'pt-stamp',
    kind: 'duty',
    title: 'Stamp duty (imposto do selo)',
    url: stampUrl,
    from: isoDate('2008-01-01'),
    certainty: 'unconfirmed',
  };
  if (!draft.young) return rateLine(head, draft.base, 0.8);
  const table = inForceOn(tables, input.completionDate).value;
  const stretch = input.region === 'azores' || input.region === 'madeira' ? 1.25 : 1;
  const ends = fromMajor(stretched(table.ownHome, stretch));
  const free = draft.base > ends ? 0 : fromMajor(stretched(table.limits[3], stretch));
  return rateLine({ ...head, id: 'pt-stamp-young', from: youngFrom }, minor(Math.max(0, draft.base - free)), 0.8);
}

function loanLines(input: PurchaseTaxInput): readonly PurchaseLine[] {
  const loan = input.facts?.loan;
  if (loan === undefined || loan <= 0) return [];
  const from = isoDate('2008-01-01');
  return [
    rateLine(
      { id: 'pt-stamp-loan', kind: 'duty', title: 'Stamp duty on the loan', url: stampUrl, from, certainty: 'unconfirmed' },
      loan,
      0.6,
    ),
  ];
}

const registerLine = (input: PurchaseTaxInput): PurchaseLine =>
  amountLine(
    {
      id: 'pt-register',
      kind: 'register',
      title: 'Usual deed and land register costs',
      url: 'https://justica.gov.pt/Servicos/Casa-Pronta',
      from: isoDate('2025-01-01'),
      certainty: 'unconfirmed',
    },
    input.price,
    (input.facts?.loan ?? minor(0)) > 0 ? fromMajor(700) : fromMajor(375),
  );
