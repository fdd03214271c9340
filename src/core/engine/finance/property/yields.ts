/** What comes in a year over what it takes, as a fraction; null where there is nothing to divide by. Amounts in any one unit. */
export type Yield = number | null;

/** A year's rent over the price. */
export const grossYield = (annualRent: number, price: number): Yield => over(annualRent, price);

/** A year's rent less costs over the price, or over price and buying costs: the caller says which by what it hands in. */
export const netYield = (annualRent: number, costs: number, price: number): Yield => over(annualRent - costs, price);

/** Net operating income over the price. */
export const capRate = (netOperatingIncome: number, price: number): Yield => over(netOperatingIncome, price);

/** What a net operating income is worth at a capitalisation rate; null at a rate of zero. */
export const valueFromCapRate = (netOperatingIncome: number, rate: number): number | null => over(netOperatingIncome, rate);

/** Price over a year's gross rent. */
export const grossRentMultiplier = (price: number, annualRent: number): number | null => over(price, annualRent);

/** Cash flow after debt service over the cash invested: deposit, taxes, fees and works. */
export const cashOnCash = (netOperatingIncome: number, debtService: number, cashInvested: number): Yield =>
  over(netOperatingIncome - debtService, cashInvested);

/** Sums of distributions over sums of equity paid in. */
export const equityMultiple = (distributions: number, equity: number): number | null => over(distributions, equity);

const over = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
