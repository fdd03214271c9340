/** How a deal is measured, in the specification's three steps. */
export const steps = [
  {
    title: 'Input details',
    words: 'Paste a Rightmove or Zoopla link, drop a saved page, or type a price and a rent. Offline, the link is queued on your device.',
  },
  {
    title: 'Yardstick analyses',
    words: 'It reads the price, rooms, tenure and charges from the page. Missing details are estimated and marked.',
  },
  {
    title: 'Get insights',
    words: 'A one-sentence verdict says what would change it. Open, check and edit every figure.',
  },
] as const;

export type FeatureMarkName = 'months' | 'yield' | 'tax' | 'score' | 'source' | 'report';

/** The features listed on the landing page. List only what works today. */
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
  { mark: 'tax', title: 'Tax with its law and date', words: 'Purchase tax at current rates, with the law named, linked and dated.' },
  {
    mark: 'score',
    title: 'A score that explains itself',
    words: 'Every point comes from a rule. See which rules are met, which aren’t, and by how much.',
  },
  {
    mark: 'source',
    title: 'Every input has a source',
    words: 'From the listing, an estimate, a default or you. Edit any figure to recalculate.',
  },
  { mark: 'report', title: 'A report to send', words: 'The same figures as a PDF, created on your device.' },
];
