/** A month in a home that is partly let. All amounts are in the same unit; rates are fractions. */
export interface SharedHome {
  /** The rent of the part that is let, at full occupancy. */
  readonly rent: number;
  readonly vacancyRate: number;
  /** Principal and interest, tax, insurance, utilities and repairs. Each is counted once. */
  readonly costs: readonly number[];
}

export interface SharedHomeMonth {
  readonly effectiveRent: number;
  readonly costs: number;
  /** The cost of living in the home; negative if the tenants pay more than all costs. */
  readonly netHousingCost: number;
}

/** A month of a shared home in the unit given: rent after vacancy, costs, and the net housing cost. */
export function sharedHomeMonth({ rent, vacancyRate, costs }: SharedHome): SharedHomeMonth {
  const effectiveRent = rent * (1 - vacancyRate);
  const all = costs.reduce((total, cost) => total + cost, 0);
  return { effectiveRent, costs: all, netHousingCost: all - effectiveRent };
}

export interface RoomsMonth {
  readonly rent: number;
  readonly rentOverPayment: number | null;
  readonly surplus: number;
}

/** A month in which rooms are let individually and one monthly payment is due, in the unit given. */
export function roomsMonth(rooms: number, rentPerRoom: number, payment: number): RoomsMonth {
  const rent = rooms * rentPerRoom;
  return { rent, rentOverPayment: payment === 0 ? null : rent / payment, surplus: rent - payment };
}
