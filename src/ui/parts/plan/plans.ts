/**
 * The product's plans, in order. `available` plans are open to everyone; the others need a server that takes payments. `features` are what
 * the plan adds and the server enforces. `remarks` are what it does not add, listed without a tick.
 */
export const plans = [
  {
    name: 'Free',
    price: '£0',
    period: 'per month',
    description: 'For trying out your first deals.',
    available: true,
    features: ['3 analyses per month', 'Every figure explained', 'PDF reports', 'Portfolio management', 'Works offline'],
    remarks: [],
  },
  {
    name: 'Pro',
    price: '£19',
    period: 'per month',
    description: 'For regular deal hunting.',
    available: false,
    features: ['Everything in Free', 'Unlimited analyses', 'Up to 100 listings from one search'],
    remarks: [],
  },
  {
    name: 'Investor',
    price: '£49',
    period: 'per month',
    description: 'For teams and large searches.',
    available: false,
    features: ['Everything in Pro', 'Up to 250 listings from one search', 'Team collaboration: workspaces for up to 10 people'],
    remarks: ['Portfolio management: included in every plan'],
  },
] as const;
