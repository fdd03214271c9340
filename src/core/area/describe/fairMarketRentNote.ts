/**
 * The note on a county's Fair Market Rent in an area's figures. A deal's property shows `fairMarketRentCaveat` instead. Source: 24 CFR
 * 888.113, https://www.huduser.gov/portal/datasets/fmr.html, checked 22 November 2026.
 */
export const fairMarketRentNote =
  'A Fair Market Rent is about the 40th percentile of rents, including utilities, for standard homes in the whole county or ' +
  'metropolitan area. In New England we use the median of the towns in the county or planning region. It is not the rent of one ' +
  'home or neighborhood. If the tenant pays for utilities, expect a rent lower by that amount.';
