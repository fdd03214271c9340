import type { DealNumbers } from './dealNumbers.ts';
import type { DealWalk } from './dealWalk.ts';
import { roundPence, roundShare } from './roundPence.ts';

/** What one unit of rent, costs and value has become, what repairs cost beside their usual, and how much of the year stands empty. */
export interface YearFactors {
  rent: number;
  costs: number;
  value: number;
  repairs: number;
  voidShare: number;
}

/** A year of letting, line by line as `lettingYear` rounds it. With factors of one it is the first year to the penny. */
export function walkLetting(walk: DealWalk, deal: DealNumbers, factors: YearFactors): void {
  const dearer = factors.costs;
  const monthlyRent = roundPence(deal.monthlyRent * factors.rent);
  const rent = monthlyRent * 12;
  const voids = roundShare(rent * factors.voidShare);
  const received = rent - voids;
  const costs =
    roundShare(received * deal.management) +
    roundPence((monthlyRent * deal.tenantFind) / deal.tenancyYears) +
    roundPence(deal.maintenance * (dearer * factors.repairs)) +
    roundPence(deal.insurance * dearer) +
    roundPence(deal.certificates * dearer) +
    roundPence(deal.licence * dearer) +
    roundPence(deal.serviceCharge * dearer) +
    roundPence(deal.groundRent * dearer) +
    roundPence(deal.otherCosts * dearer);
  walk.monthlyRent = monthlyRent;
  walk.rent = rent;
  walk.voids = voids;
  walk.costs = costs;
  walk.netOperatingIncome = received - costs;
}
