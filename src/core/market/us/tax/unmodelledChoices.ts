/** Tax choices open to a rental owner that are not modelled, each as a sentence that gives the reason. */
export const unmodelledChoices: readonly string[] = [
  'A section 1031 exchange, which defers the tax into the next property, isn’t modeled. A sale is taxed when it happens.',
  'Cost segregation and bonus depreciation aren’t modeled. The building is depreciated as a whole.',
  'The rule for real estate professionals isn’t modeled because it depends on hours worked.',
];
