import { marketIds } from '../../src/core/market/marketIds.ts';
import { isoDate } from '../../src/core/kernel/calendar.ts';
import { fromMajor, toMajor } from '../../src/core/kernel/money.ts';
import { toPercent } from '../../src/core/kernel/rate.ts';
import { rulesOf } from '../../src/core/market/registry.ts';
import type { Place, TransferTax, TransferTaxInput } from '../../src/core/market/rules.ts';
import { textOf } from './caseRunner.ts';
import type { CaseAdapter, CaseAnswer, CaseInputs } from './caseRunner.ts';
import { isPurchaseIn, ukPurchase } from './ukPurchase.ts';

/** Stamp duty land tax on a purchase. A case that comments on another model's tables is answered with ours, in the same format. */
export const sdlt: CaseAdapter = {
  kind: 'sdlt',
  accepts: (inputs) => isPurchaseIn('england', inputs) || isRemarkOnTables(inputs),
  run: ({ inputs }) => (isRemarkOnTables(inputs) ? { tax: tablesInWords() } : answer(ukPurchase('england', inputs))),
};

function answer(input: TransferTaxInput): CaseAnswer {
  const { transferTax } = rulesOf('GB-ENG');
  const tax = transferTax(input);
  return {
    tax: toMajor(tax.total),
    surcharge: toPercent(surchargeOf(tax, transferTax({ ...input, buyer: 'main-home', ukResident: true }))) / 100,
    nonUkResidentTax: toMajor(transferTax({ ...input, ukResident: false }).total),
  };
}

/** The difference between the top rate and the top rate of a buyer without surcharges. */
function surchargeOf(tax: TransferTax, plain: TransferTax): TransferTax['bands'][number]['rate'] {
  const [top, plainTop] = [tax.bands.at(-1), plain.bands.at(-1)];
  if (top === undefined || plainTop === undefined) throw new RangeError('There are no bands to find the surcharge in');
  return (top.rate - plainTop.rate) as typeof top.rate;
}

const isRemarkOnTables = (inputs: CaseInputs): boolean =>
  inputs['price'] === undefined && /model parameters/.test(textOf(inputs, 'note', ''));

/**
 * "5%, 8%, 225k": the surcharge in England, the supplement in Scotland and the Welsh nil-rate band, derived from three purchases under
 * today's rules.
 */
function tablesInWords(): string {
  const points = toPercent(bandsToday('england', 'additional')[0]?.rate ?? nothing());
  const supplement = toPercent(bandsToday('scotland', 'additional').at(-1)?.rate ?? nothing());
  const nilTo = bandsToday('wales', 'main-home')[0]?.to ?? nothing();
  return `${points}%, ${supplement}%, ${toMajor(nilTo) / 1000}k`;
}

const today = isoDate('2026-11-20');

const bandsToday = (place: Place, buyer: TransferTaxInput['buyer']): TransferTax['bands'] =>
  rulesOf(marketIds[place]).transferTax({ price: fromMajor(500_000), buyer, ukResident: true, contractDate: today, completionDate: today })
    .bands;

function nothing(): never {
  throw new RangeError('A £500,000 purchase has no bands');
}
