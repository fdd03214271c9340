import { usStateNames } from '../markets.ts';
import type { UsState } from '../markets.ts';
import { addMoney, roundMoney, zeroMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { percent } from '../../kernel/rate.ts';
import { bandTax, bandTotal } from '../bandTax.ts';
import type { TaxBandLine, TransferTax, TransferTaxInput } from '../rules.ts';
import { wholeRate } from './deedTax.ts';
import type { DeedTax } from './deedTax.ts';
import { lawRule } from './lawRule.ts';
import type { UsRule } from './usRule.ts';
import { stateTransferTax } from './transferTaxData.ts';
import type { StateTransferTax } from './stateTransferTax.ts';

/**
 * A function that computes the buyer's share, by law or custom, of a state's transfer tax, in cents. Notes name the seller's share and
 * local additions. Rates on the whole price form one band from zero, so that bands sum to the total. Units "or part thereof" are therefore
 * not rounded up, and a note says how much higher the tax may be.
 */
export function transferTaxOf(state: UsState): (input: TransferTaxInput) => TransferTax {
  const law = stateTransferTax(state);
  const rule = transferTaxRule(state);
  const buyers = law.taxes.filter(({ buyerShare }) => buyerShare > 0);
  return (input) => {
    const linked = input.linked?.price ?? zeroMoney;
    const all = addMoney(input.price, linked);
    const bands = buyersBands(buyers, all);
    const tax = bandTotal(bands);
    return {
      name: 'Transfer tax',
      total: linked === 0 ? tax : roundMoney((tax * input.price) / all),
      bands,
      rules: [rule],
      notes: [...notesOf(state, law), ...inputNotes(input, rule)],
    };
  };
}

/** The source of a state's transfer tax, or of its absence. */
export const transferTaxRule = (state: UsState): UsRule =>
  lawRule(`us-transfer-tax-${state.toLowerCase()}`, stateTransferTax(state).source);

/** Rates on the whole price combined into one band; rates on slices unchanged. */
function buyersBands(taxes: readonly DeedTax[], price: Minor): readonly TaxBandLine[] {
  const points = taxes
    .filter(({ method }) => method === 'whole')
    .reduce((sum, { bands, buyerShare }) => sum + wholeRate(bands, price) * buyerShare, 0);
  const whole: readonly TaxBandLine[] =
    points === 0 ? [] : [{ from: zeroMoney, to: null, rate: percent(points), taxed: price, tax: roundMoney((price * points) / 100) }];
  const slices = taxes.filter(({ method }) => method === 'slices');
  return [
    ...whole,
    ...slices.flatMap(({ bands, buyerShare }) =>
      bandTax(
        price,
        bands.map(([from, percentage]) => [from, percentage * buyerShare]),
      ),
    ),
  ];
}

function notesOf(state: UsState, { taxes, notes = [] }: StateTransferTax): readonly string[] {
  const name = usStateNames[state];
  if (taxes.length === 0) return [`${name} has no transfer tax on the price.`, ...notes];
  const sellers = taxes.filter(({ buyerShare }) => buyerShare === 0).map((tax) => `${tax.name} (${rateWords(tax)})`);
  const units = taxes.filter(({ buyerShare }) => buyerShare > 0).flatMap(({ unit }) => unit ?? []);
  return [
    ...(taxes.some(({ buyerShare }) => buyerShare === 0.5)
      ? ['Buyer and seller each pay half by law or custom, so half is included. The contract may say otherwise.']
      : []),
    ...(sellers.length === 0 ? [] : [`The seller pays the ${sellers.join(' and the ')} by law or custom, so it isn’t your cost.`]),
    ...(units.length === 0
      ? []
      : [`The tax is charged for each $${Math.max(...units)} of the price, or part of it, so it may be a dollar or so higher.`]),
    ...notes,
    'City and county transfer taxes aren’t included. Ask the title company.',
  ];
}

/** The rates of a tax as text: "0.1%", "0.4 to 0.78%". */
function rateWords({ bands }: DeedTax): string {
  const rates = bands.map(([, percentage]) => percentage).filter((percentage) => percentage > 0);
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  return least === most ? `${least}%` : `${least} to ${most}%`;
}

const inputNotes = (input: TransferTaxInput, { inForceFrom }: UsRule): readonly string[] => [
  ...(input.completionDate < inForceFrom ? [`The rates apply from ${inForceFrom}. We don’t have earlier ones.`] : []),
  ...(input.use === undefined || input.use === 'residential' ? [] : ['These are the rates for homes.']),
  ...((input.linked?.price ?? 0) === 0 ? [] : ['Rates that change at a price threshold use the combined price of all linked purchases.']),
];
