/** A month of a home part of which is let. Amounts in any one unit; rates are fractions. */
export interface SharedHome {
  /** Rent of what is let, at full occupancy. */
  readonly rent: number;
  readonly vacancyRate: number;
  /** Principal and interest, tax, insurance, utilities, repairs: each once. */
  readonly costs: readonly number[];
}

export interface SharedHomeMonth {
  readonly effectiveRent: number;
  readonly costs: number;
  /** What living there costs; negative when the tenants pay more than everything. */
  readonly netHousingCost: number;
}

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

/** Rooms let one by one against one payment a month. */
export function roomsMonth(rooms: number, rentPerRoom: number, payment: number): RoomsMonth {
  const rent = rooms * rentPerRoom;
  return { rent, rentOverPayment: payment === 0 ? null : rent / payment, surplus: rent - payment };
}
