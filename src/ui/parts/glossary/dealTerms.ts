import type { GlossaryTerm } from './glossaryTerm.ts';

/** Terms for kinds of deal and listing details. */
export const dealTerms: readonly GlossaryTerm[] = [
  {
    term: 'BTL',
    also: ['buy-to-let', 'buy to let'],
    means: 'Buying a property to let to one household on a long tenancy.',
    formula: null,
  },
  {
    term: 'BRRRR',
    also: ['buy, refurbish, rent, refinance, repeat', 'BRR'],
    means: 'Buying below value, refurbishing, letting, then remortgaging at the new value to take most of the cash out again.',
    formula: 'Money left in = cash invested − cash raised by the remortgage',
  },
  {
    term: 'HMO',
    also: ['house in multiple occupation'],
    means:
      'A property let by the room to people who aren’t one household. It needs a licence with five or more tenants, and in many places with three or more.',
    formula: null,
  },
  {
    term: 'Flip',
    also: ['buy to sell'],
    means: 'Buying, improving and selling. The gain is taxed as trading profit if selling was the intention from the start.',
    formula: 'Sale price − purchase price − refurbishment − costs',
  },
  {
    term: 'Serviced accommodation',
    also: ['SA', 'short let', 'holiday let'],
    means: 'Furnished letting by the night. More income and more work, with empty nights between stays.',
    formula: 'Nightly rate × occupancy × nights',
  },
  {
    term: 'Rent-to-rent',
    also: ['R2R', 'guaranteed rent'],
    means: 'Renting from an owner and subletting for more, with the owner’s and the lender’s permission.',
    formula: null,
  },
  {
    term: 'Void',
    also: ['void period', 'vacancy'],
    means: 'Time without a tenant. Three weeks a year is 5.8% of the rent.',
    formula: 'Days empty ÷ days in the year',
  },
  {
    term: 'GDV',
    also: ['gross development value', 'ARV', 'after repair value'],
    means: 'What a property is expected to be worth after refurbishment.',
    formula: null,
  },
  {
    term: 'BMV',
    also: ['below market value'],
    means: 'A price below what similar properties sell for. It’s only as reliable as its comparables.',
    formula: '1 − price ÷ market value',
  },
  {
    term: 'Comparables',
    also: ['comps'],
    means: 'Similar properties nearby that were recently sold or let, used to estimate a value or rent.',
    formula: null,
  },
  {
    term: 'EPC',
    also: ['energy performance certificate'],
    means: 'The energy rating from A to G. In England and Wales a property must be rated E or better to be let, unless it’s exempt.',
    formula: null,
  },
  {
    term: 'Leasehold',
    also: ['lease', 'short lease'],
    means: 'The right to a property for a number of years, granted by the freeholder. Many lenders are cautious below about 80 years.',
    formula: null,
  },
  {
    term: 'Ground rent',
    also: [],
    means: 'The annual amount a leaseholder pays the freeholder for the land, separate from the service charge.',
    formula: null,
  },
  {
    term: 'Service charge',
    also: [],
    means: 'A leaseholder’s share of the cost of running and repairing the building.',
    formula: null,
  },
];
