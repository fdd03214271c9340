import { addMoney, roundMoney } from '../../kernel/money.ts';
import type { Minor } from '../../kernel/money.ts';

/** A Michigan property tax bill: taxable value in cents and mills (dollars for each $1,000 of taxable value). */
export interface MillageBill {
  readonly taxableValue: Minor;
  readonly mills: number;
  /** Whether the mills are those of a principal residence, which exclude school operating tax. */
  readonly principalResidence: boolean;
}

/** Mills of school operating tax from which a principal residence in Michigan is exempt. */
const schoolOperatingMills = 18;

/** The yearly bill computed from its mills, and the bill for the same home as a rental, in cents. */
export function michiganTax({ taxableValue, mills, principalResidence }: MillageBill): { readonly tax: Minor; readonly asRental: Minor } {
  const tax = millageTax(taxableValue, mills);
  return { tax, asRental: principalResidence ? addMoney(tax, millageTax(taxableValue, schoolOperatingMills)) : tax };
}

const millageTax = (taxableValue: Minor, mills: number): Minor => roundMoney((taxableValue * mills) / 1000);
