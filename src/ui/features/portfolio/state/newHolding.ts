import { defaultOf } from '../../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import { holdingSchemaVersion, type Holding } from '../../../../core/deal/holding/holding.ts';
import { dayOf, type Instant } from '../../../../core/kernel/calendar.ts';
import { zeroMoney } from '../../../../core/kernel/money.ts';

/** A property of which nothing is known yet, bought today for pounds in the United Kingdom. */
export const newHolding = (at: Instant): Holding => ({
  schema: holdingSchemaVersion,
  name: '',
  dealId: null,
  place: { address: null, outcode: null, authority: null, country: 'GB' },
  currency: 'GBP',
  purchase: { date: dayOf(at), price: zeroMoney, costs: zeroMoney },
  sale: null,
  voidWeeks: defaultOf('voidWeeks').value,
  valuations: {},
  loans: {},
  tenancies: {},
  costs: {},
  certificates: {},
  note: '',
  createdAt: at,
});
