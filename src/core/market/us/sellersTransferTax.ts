import type { UsState } from '../markets.ts';
import { sumMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';
import { deedTax, deedTaxUnits, sellersPart } from './deedTax.ts';
import { transferTaxRule } from './transferTax.ts';
import { deedTaxesAt, stateTransferTax } from './transferTaxData.ts';
import type { UsRule } from './usRule.ts';

/** One tax on a deed, in cents. */
export interface DeedTaxPart {
  readonly name: string;
  /** The tax on buyer and seller combined. */
  readonly tax: Minor;
  readonly sellers: Minor;
  /** The number of taxable units in the price; null if the tax has no unit. */
  readonly units: number | null;
}

export interface SellersTransferTax {
  /** The seller's share of all parts, in cents. */
  readonly total: Minor;
  readonly parts: readonly DeedTaxPart[];
  readonly rule: UsRule;
  readonly notes: readonly string[];
}

/**
 * The seller's share of the state's transfer taxes on a price, in cents, at current rates. It is a cost of a later sale. Units "or part
 * thereof" are rounded up. City and county taxes are excluded; notes name them.
 */
export function sellersTransferTax(state: UsState, price: Minor): SellersTransferTax {
  const parts = deedTaxesAt(state, price).map((tax) => ({
    name: tax.name,
    tax: deedTax(tax, price),
    sellers: sellersPart(tax, price),
    units: deedTaxUnits(tax, price),
  }));
  return {
    total: sumMoney(parts.map(({ sellers }) => sellers)),
    parts,
    rule: transferTaxRule(state),
    notes: stateTransferTax(state).notes ?? [],
  };
}
