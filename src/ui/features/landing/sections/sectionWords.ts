/** How a deal is measured, in the specification's three steps. */
export const steps = [
  {
    title: 'Input details',
    words: 'Paste a Rightmove or Zoopla link, drop a saved page, or type a price and a rent. Without signal the link waits on your device.',
  },
  {
    title: 'Yardstick analyses',
    words: 'Price, rooms, tenure and charges are read from the page. What it leaves out is filled in and marked, never hidden.',
  },
  {
    title: 'Get insights',
    words: 'One sentence says what is so and what would change it. Then the figures, each to open, to check and to type over.',
  },
] as const;

export type FeatureMarkName = 'months' | 'yield' | 'tax' | 'score' | 'source' | 'report';

/** What the landing page says it does. Only what works today stands here. */
export const features: readonly { readonly mark: FeatureMarkName; readonly title: string; readonly words: string }[] = [
  {
    mark: 'months',
    title: 'Cash flow, month by month',
    words: 'Rent, voids, management, repairs, insurance and the mortgage, each as an amount you can change.',
  },
  {
    mark: 'yield',
    title: 'Yield and return',
    words: 'Gross and net yield, return on investment and cash needed, with the formula behind each.',
  },
  { mark: 'tax', title: 'Tax by law and date', words: 'Purchase tax at the rates in force, with the law named, linked and dated.' },
  {
    mark: 'score',
    title: 'A score that explains itself',
    words: 'Every point comes from a rule. See which are met, which are not, and by how much.',
  },
  {
    mark: 'source',
    title: 'Every input has a source',
    words: 'From the listing, an estimate, a default or you. Type over any number and everything follows.',
  },
  { mark: 'report', title: 'A report to send', words: 'The same figures as a PDF, made on your device.' },
];
