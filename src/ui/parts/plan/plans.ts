/**
 * The plans of the product, in order; `available` to everybody as it is, the others where the server takes payments. `features` are what the
 * plan adds and the server enforces; `remarks`, without a tick, what buying it does not add.
 */
export const plans = [
  {
    name: 'Free',
    price: '£0',
    period: 'per month',
    description: 'For looking before you leap.',
    available: true,
    features: ['3 analyses per month', 'Every figure and its reason', 'PDF reports', 'Portfolio management', 'Works offline'],
    remarks: [],
  },
  {
    name: 'Pro',
    price: '£19',
    period: 'per month',
    description: 'For looking every week.',
    available: false,
    features: ['Everything in Free', 'Unlimited analyses', 'Up to 100 listings from one search'],
    remarks: [],
  },
  {
    name: 'Investor',
    price: '£49',
    period: 'per month',
    description: 'For searching widely.',
    available: false,
    features: ['Everything in Pro', 'Up to 250 listings from one search'],
    remarks: ['Portfolio management: in every plan', 'Team collaboration: not available yet'],
  },
] as const;
