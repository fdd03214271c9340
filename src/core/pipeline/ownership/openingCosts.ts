/** A tax law's treatment of costs paid before the first year ends, by line id; every other line is part of the property's cost. */
export interface OpeningCosts {
  /** Finance costs of the first year. */
  readonly financed: ReadonlySet<string>;
  /** Running costs of the first year. */
  readonly beforeLetting: ReadonlySet<string>;
  /** Not deductible here, and not part of the property's cost. */
  readonly neither: ReadonlySet<string>;
}

/** Initial purchases that are deducted nowhere: furniture, and a tenant's spending on the leased house. */
const boughtToBegin = ['furnishing', 'leaseDeposit', 'setUpWorks', 'setUpFees'] as const;

/**
 * In the UK, loan fees, bridging interest and fees, and costs of holding the property empty count as incurred on the first day of letting.
 */
export const britishOpeningCosts: OpeningCosts = {
  financed: new Set(['brokerFee', 'arrangementFee', 'bridgingFee', 'bridgingInterest', 'bridgingExitFee', 'refinancing']),
  beforeLetting: new Set(['holding']),
  neither: new Set(boughtToBegin),
};

/**
 * Elsewhere in Europe loan costs are finance costs of the first year, and holding costs are running costs of that year: our convention.
 * Furniture is passed to the law separately.
 */
export const europeanOpeningCosts: OpeningCosts = {
  financed: new Set([...britishOpeningCosts.financed, 'points', 'mortgageTax']),
  beforeLetting: new Set(['holding']),
  neither: new Set(boughtToBegin),
};

/**
 * In the United States, points, mortgage tax and refinancing costs belong to the long-term loan and are written off over its term
 * (https://www.irs.gov/publications/p527). Interest and fees of the short refurbishment loan, and the costs of the empty property, arise
 * before the first letting and are capitalised into the basis (26 U.S.C. § 263A; general knowledge, not confirmed). This is a cautious
 * reading, because some may be deductible when paid. Tax and insurance paid into escrow are not part of the basis but costs of the years
 * they cover, which already include them. Furniture could be written off at once; we don't deduct it, so the tax may be too high.
 */
export const americanOpeningCosts: OpeningCosts = {
  financed: new Set(['points', 'mortgageTax', 'brokerFee', 'arrangementFee', 'refinancing']),
  beforeLetting: new Set(),
  neither: new Set([...boughtToBegin, 'prepaid']),
};
