/** Tax choices that the rules of an owner do not work out. */
export type TaxChoice =
  | 'like-kind-exchange'
  | 'cost-segregation'
  | 'bonus-depreciation'
  | 'corporation'
  | 'real-estate-professional'
  | 'dealer-in-land';

/** A refusal by name, with its reason in a sentence. */
export interface ChoiceNotHeld {
  readonly kind: 'choice-not-held';
  readonly choice: TaxChoice;
  readonly reason: string;
}

export const choiceNotHeld = (choice: TaxChoice): ChoiceNotHeld => ({ kind: 'choice-not-held', choice, reason: reasons[choice] });

const reasons: Readonly<Record<TaxChoice, string>> = {
  'like-kind-exchange': 'An exchange under section 1031 puts the tax off into the next property: a sale is taxed here as a sale.',
  'cost-segregation':
    'A study that splits the building into parts of shorter lives is not worked out: the building is written off as a whole.',
  'bonus-depreciation':
    'Bonus depreciation is for parts and equipment of up to 20 years, which are not taken apart from the building here.',
  corporation: 'Corporations, and companies taxed as one, are not worked out.',
  'real-estate-professional': 'The rule for real-estate professionals asks for hours worked, which are not known here.',
  'dealer-in-land': 'Lots and homes built for sale are stock in trade, whose rules are not worked out.',
};
