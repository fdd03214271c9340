/** What the landing page says it does. Only what works today stands here. */
export const features = [
  {
    title: 'Cash flow, month by month',
    words: 'Rent, voids, management, repairs, insurance and the mortgage, each as an amount you can change.',
  },
  { title: 'Yield and return', words: 'Gross and net yield, return on investment and cash needed, with the formula behind each.' },
  { title: 'Tax by law and date', words: 'Purchase tax at the rates in force, with the law named, linked and dated.' },
  { title: 'A score that explains itself', words: 'Every point comes from a rule. See which are met, which are not, and by how much.' },
  {
    title: 'Every input has a source',
    words: 'From the listing, an estimate, a default or you. Type over any number and everything follows.',
  },
  { title: 'A report to send', words: 'The same figures as a PDF, made on your device.' },
] as const;

export const steps = [
  { title: 'Paste the link', words: 'A Rightmove or Zoopla listing. Without signal the link waits, or you bring the saved page.' },
  {
    title: 'It is measured',
    words: 'Price, rooms, tenure and charges are read from the page. What it leaves out is filled in and marked.',
  },
  { title: 'You decide', words: 'One sentence says what is so and what would change it. Then the figures, to type over.' },
] as const;

/** The plans of the product, in order; `available` is false until it can really be bought. */
export const plans = [
  {
    name: 'Free',
    price: '£0',
    period: '',
    available: true,
    features: ['3 analyses per month', 'Every figure and its reason', 'Works offline'],
  },
  { name: 'Pro', price: '£19', period: 'per month', available: false, features: ['Unlimited analyses'] },
  { name: 'Investor', price: '£49', period: 'per month', available: false, features: ['Portfolio management', 'Team collaboration'] },
] as const;
