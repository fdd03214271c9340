import { createManualDeal } from '../../../../core/deal/manual/createManualDeal.ts';
import type { Deal } from '../../../../core/deal/deal.ts';
import { instant } from '../../../../core/kernel/calendar.ts';
import type { Id } from '../../../../core/kernel/id.ts';
import { fromMajor } from '../../../../core/kernel/money.ts';

/** A property nobody offers, to begin with where there is no deal: said so wherever it is shown, and stored nowhere. */
export const exampleProperty: Deal = {
  ...createManualDeal({
    id: 'example' as Id,
    mid: 'example' as Id,
    at: instant(0),
    facts: {
      transaction: 'sale',
      askingPrice: { amount: fromMajor(130_000), currency: 'GBP', qualifier: null, period: null, onApplication: false },
      bedrooms: 3,
      propertyType: 'Terraced house',
      tenure: 'freehold',
      address: 'Three-bedroom terrace, Liverpool L4',
      outcode: 'L4',
    },
  }),
  sources: { askingPrice: 'the example' },
};
