/** Choices in the tax of a rental that an owner could make and that are not modelled, each in a sentence with the reason. */
export const unmodelledChoices: readonly string[] = [
  'An exchange under section 1031, which defers the tax into the next property, is not modelled: a sale is taxed as a sale.',
  'Cost segregation and bonus depreciation are not modelled: the building is depreciated as a whole.',
  'The rule for real estate professionals is not modelled: it asks for hours worked, which are not known here.',
];
