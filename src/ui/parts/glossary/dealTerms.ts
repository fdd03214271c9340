import type { GlossaryTerm } from './glossaryTerm.ts';

/** Kinds of deal and what a listing says. */
export const dealTerms: readonly GlossaryTerm[] = [
  {
    term: 'BTL',
    also: ['buy-to-let', 'buy to let'],
    means: 'Buying to let to one household for a year or more at a time.',
    formula: null,
  },
  {
    term: 'BRRRR',
    also: ['buy, refurbish, rent, refinance, repeat', 'BRR'],
    means: 'Buying below value, improving, letting, then borrowing against the new value to take most of the cash out again.',
    formula: 'Money left in = cash in − loan raised at the refinance',
  },
  {
    term: 'HMO',
    also: ['house in multiple occupation'],
    means: 'A home let by the room to people who are no household. Five or more need a licence, in many places three or more.',
    formula: null,
  },
  {
    term: 'Flip',
    also: ['buy to sell'],
    means: 'Buying, improving and selling. The gain is taxed as trading profit when that is what was meant from the start.',
    formula: 'Sale price − purchase − works − costs',
  },
  {
    term: 'Serviced accommodation',
    also: ['SA', 'short let', 'holiday let'],
    means: 'Letting furnished by the night. More income, more work, and empty nights between.',
    formula: 'Nightly rate × occupancy × nights',
  },
  {
    term: 'Rent-to-rent',
    also: ['R2R', 'guaranteed rent'],
    means: 'Renting from an owner and letting on for more, with the owner’s and the lender’s leave.',
    formula: null,
  },
  {
    term: 'Void',
    also: ['void period', 'vacancy'],
    means: 'Time without a tenant. Three weeks a year are 5.8 % of the rent.',
    formula: 'Days empty ÷ days of the year',
  },
  {
    term: 'GDV',
    also: ['gross development value', 'ARV', 'after repair value'],
    means: 'What a property is expected to be worth once the works are done.',
    formula: null,
  },
  {
    term: 'BMV',
    also: ['below market value'],
    means: 'A price under what similar homes sell for. It means as much as the comparables behind it.',
    formula: '1 − price ÷ market value',
  },
  {
    term: 'Comparables',
    also: ['comps'],
    means: 'Similar homes near by that were sold or let lately; what a value or a rent rests on.',
    formula: null,
  },
  {
    term: 'EPC',
    also: ['energy performance certificate'],
    means: 'The energy rating from A to G. In England and Wales a home must have E or better to be let, unless it is exempt.',
    formula: null,
  },
  {
    term: 'Leasehold',
    also: ['lease', 'short lease'],
    means: 'The right to a home for a number of years, under a freeholder. Lenders grow careful below some 80 years.',
    formula: null,
  },
  {
    term: 'Ground rent',
    also: [],
    means: 'What a leaseholder pays the freeholder each year for the land, apart from the service charge.',
    formula: null,
  },
  {
    term: 'Service charge',
    also: [],
    means: 'A leaseholder’s share of running and repairing the building.',
    formula: null,
  },
];
