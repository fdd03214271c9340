import { isoDate } from '../kernel/calendar.ts';
import { landlordRulesOf } from './landlord/landlordRegistry.ts';
import { lbtt, lbttVersion } from './uk/lbtt.ts';
import { ltt } from './uk/ltt.ts';
import { lttVersion } from './uk/lttRates.ts';
import { rentARoom } from './uk/rentARoom.ts';
import type { MarketRules, Place } from './rules.ts';
import { sdlt } from './uk/sdlt.ts';
import { sdltVersion } from './uk/sdltRates.ts';

/** The rules of a place, as the engine takes them. */
export const rulesOf = (place: Place): MarketRules => rules[place];

const checkedOn = isoDate('2026-11-20');

const rules: Readonly<Record<Place, MarketRules>> = {
  england: {
    place: 'england',
    currency: 'GBP',
    version: sdltVersion,
    checkedOn,
    transferTax: sdlt,
    landlord: landlordRulesOf('england'),
    lodgers: rentARoom,
  },
  'northern-ireland': {
    place: 'northern-ireland',
    currency: 'GBP',
    version: sdltVersion,
    checkedOn,
    transferTax: sdlt,
    landlord: landlordRulesOf('northern-ireland'),
    lodgers: rentARoom,
  },
  scotland: {
    place: 'scotland',
    currency: 'GBP',
    version: lbttVersion,
    checkedOn,
    transferTax: lbtt,
    landlord: landlordRulesOf('scotland'),
    lodgers: rentARoom,
  },
  wales: {
    place: 'wales',
    currency: 'GBP',
    version: lttVersion,
    checkedOn,
    transferTax: ltt,
    landlord: landlordRulesOf('wales'),
    lodgers: rentARoom,
  },
};
