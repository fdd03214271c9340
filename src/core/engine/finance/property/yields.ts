/** A year's income as a fraction of the money invested; null if the divisor is zero. All amounts are in the same unit. */
export type Yield = number | null;

/** Gross yield: a year's rent divided by the price, as a fraction; null without a price. */
export const grossYield = (annualRent: number, price: number): Yield => over(annualRent, price);

/**
 * Net yield: a year's rent less costs, divided by the price (or by price plus buying costs if the caller passes those). A fraction; null if
 * the divisor is zero.
 */
export const netYield = (annualRent: number, costs: number, price: number): Yield => over(annualRent - costs, price);

/** Capitalisation rate: net operating income divided by the price, as a fraction; null without a price. */
export const capRate = (netOperatingIncome: number, price: number): Yield => over(netOperatingIncome, price);

/** The value of a net operating income at a capitalisation rate, in the unit of the income; null at a rate of zero. */
export const valueFromCapRate = (netOperatingIncome: number, rate: number): number | null => over(netOperatingIncome, rate);

/** Gross rent multiplier: the price divided by a year's gross rent; null without rent. */
export const grossRentMultiplier = (price: number, annualRent: number): number | null => over(price, annualRent);

/**
 * Cash-on-cash return as a fraction: cash flow after debt service divided by the cash invested (deposit, taxes, fees, refurbishment). Null
 * without cash invested.
 */
export const cashOnCash = (netOperatingIncome: number, debtService: number, cashInvested: number): Yield =>
  over(netOperatingIncome - debtService, cashInvested);

/** Equity multiple: total distributions divided by total equity paid in; null without equity. */
export const equityMultiple = (distributions: number, equity: number): number | null => over(distributions, equity);

const over = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
