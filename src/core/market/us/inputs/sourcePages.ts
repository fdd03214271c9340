/** Source pages that several American defaults share. */
export const sourcePages = {
  /** Down payment 15 to 25%, vacancy 5 to 10%, management 8 to 12%, maintenance 1 to 2% of the value. */
  analysis: 'https://dealprism.ai/resources/how-to-analyze-a-rental-property',
  /** Capital items 5 to 8% of the rent. */
  capitalItems: 'https://verleon.ai/learn/how-to-analyze-rental-property',
  /** Management 8 to 12% of the rent, leasing fee half a month's to one month's rent. */
  managers: 'https://learn.hometrics.ai/service-categories/property-management/costs-and-fees',
  /** Rehab by the square foot, contingency, commissions and holding costs for a flip. */
  flipping: 'https://flipmantis.com/cost-of-flipping-a-house',
  /** A seller's closing costs: 6 to 10% of the price. */
  selling: 'https://calculatorsir.com/finance/house-flipping-calculator',
  /** Shares of price and rehab that lenders fund. */
  hardMoneyShares: 'https://fctd.com/blog/what-is-hard-money-fix-flip-loan',
  /** Rates and points on short loans in 2026. */
  hardMoneyRates: 'https://loanwise.ai/guide/fix-and-flip-bridge-master-guide',
  /** The requirements of lenders that decide by the rent (DSCR loans). */
  rentLoans: 'https://moneymatcher.io/docs/dscr-requirements',
  /** Cash-out refinancing at 75% of the value, and the months of ownership it requires. */
  cashOut: 'https://triportlending.com/faqs/',
  /** The weekly survey of 30-year rates. */
  rateSurvey: 'https://www.globenewswire.com/news-release/2025/11/26/3195288/0/en/Mortgage-Rates-Decrease.html',
  /** Rental vacancy rates for the country and its regions. */
  vacancies: 'https://www.mtsinsights.com/events/4393',
  /** Occupancy, management fees and cleaning costs for short-term rentals. */
  stays: 'https://dojobusiness.com/blogs/news/short-term-rental-profitable',
  /** The platform's host fee of 15.5%. */
  hostFee: 'https://www.rentalscaleup.com/airbnb-new-service-fee-single-fee',
  /** Loans with 5% down for two to four units. */
  homeLoans: 'https://rentalcalcs.com/blog/house-hack-5-percent-down-conventional-loans',
  /** FHA premiums since March 2023. */
  fhaPremiums: 'https://docmagic.com/node/11902',
  /** Room rents compared with the rent of the whole house. */
  rooms: 'https://lendcity.ca/blog/padsplit-investment-strategy-and-financing-guide',
} as const;
