import { isoDate } from '../../src/core/kernel/calendar.ts';
import { fromMajor } from '../../src/core/kernel/money.ts';
import type { ClaimedRelief, TransferTaxInput } from '../../src/core/market/rules.ts';
import { numberOf, textOf } from './caseRunner.ts';
import type { CaseInputs } from './caseRunner.ts';

type UkTaxPlace = 'england' | 'scotland' | 'wales';

/** A case's purchase, as input for the three UK transfer taxes. */
export function ukPurchase(place: UkTaxPlace, inputs: CaseInputs): TransferTaxInput {
  if (placeOf(inputs, place) !== place) throw new TypeError(`jurisdiction ${textOf(inputs, 'jurisdiction', '')} is not in ${place}`);
  const completion = textOf(inputs, 'effectiveDate', textOf(inputs, 'completionDate', textOf(inputs, 'contractDate', '2026-11-20')));
  const part = inputs['dwellingsPrice'] === undefined ? {} : { dwellingsPrice: fromMajor(numberOf(inputs, 'dwellingsPrice')) };
  const linkedPrice = fromMajor(numberOf(inputs, 'linkedConsideration', 0));
  const linkedDwellings = inputs['linkedDwellings'] === undefined ? {} : { dwellings: numberOf(inputs, 'linkedDwellings') };
  return {
    linked: { price: linkedPrice, ...linkedDwellings },
    price: fromMajor(numberOf(inputs, 'price')),
    buyer: buyerOf(textOf(inputs, 'buyer', 'standard')),
    ukResident: inputs['nonUkResident'] !== true,
    contractDate: isoDate(textOf(inputs, 'contractDate', completion)),
    completionDate: isoDate(completion),
    use: purposeOf(inputs),
    dwellings: numberOf(inputs, 'dwellings', 1),
    reliefsNotClaimed: notClaimed(inputs),
    ...part,
  };
}

/** Whether the inputs are a purchase in one part of the UK: "england-ni", "scotland" or "wales". The default is England. */
export const isPurchaseIn = (place: UkTaxPlace, inputs: CaseInputs): boolean =>
  inputs['country'] === undefined && typeof inputs['price'] === 'number' && placeOf(inputs) === place;

function placeOf(inputs: CaseInputs, otherwise = 'england-ni'): string {
  const text = textOf(inputs, 'jurisdiction', otherwise).toLowerCase();
  return text.startsWith('england') || text.startsWith('northern') ? 'england' : text;
}

const buyers: Readonly<Record<string, TransferTaxInput['buyer']>> = {
  ftb: 'first-time',
  firsttime: 'first-time',
  firsttimebuyer: 'first-time',
  standard: 'main-home',
  main: 'main-home',
  mainhome: 'main-home',
  mainresidence: 'main-home',
  replacement: 'main-home',
  additional: 'additional',
  secondhome: 'additional',
  buytolet: 'additional',
  btl: 'additional',
  landlord: 'additional',
  company: 'company',
  companyrelief: 'company',
  companynorelief: 'company',
};

function buyerOf(text: string): TransferTaxInput['buyer'] {
  const buyer = buyers[text.toLowerCase().replaceAll(/[^a-z]/g, '')];
  if (buyer === undefined) throw new TypeError(`buyer must be one of ${Object.keys(buyers).join(', ')}, got ${text}`);
  return buyer;
}

function purposeOf(inputs: CaseInputs): NonNullable<TransferTaxInput['use']> {
  const text = textOf(inputs, 'use', textOf(inputs, 'propertyType', '')).toLowerCase();
  if (inputs['mixed'] === true || inputs['mixedUse'] === true || text.startsWith('mixed')) return 'mixed';
  return inputs['nonResidential'] === true || text.startsWith('non') || text.startsWith('commercial') ? 'non-residential' : 'residential';
}

const claimFields: readonly string[] = ['claimMultipleDwellingsRelief', 'multipleDwellingsRelief', 'claimMdr', 'mdr'];

/**
 * The reliefs that a case does not claim. Multiple dwellings relief must be claimed explicitly. The others are claimed unless the case says
 * otherwise.
 */
function notClaimed(inputs: CaseInputs): readonly ClaimedRelief[] {
  const claimsDwellings = claimFields.some((field) => inputs[field] === true);
  const isUnrelieved =
    textOf(inputs, 'buyer', '')
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '') === 'companynorelief';
  return [
    ...(claimsDwellings ? [] : ['multiple-dwellings' as const]),
    ...(inputs['claimSixPlusRelief'] === false ? ['six-dwellings' as const] : []),
    ...(isUnrelieved ? ['company-rental-business' as const] : []),
  ];
}
