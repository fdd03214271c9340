import type { SharedHouseInputs } from '../../../deal/strategies/inputs/hmoInputs.ts';
import type { Room } from '../../../deal/strategies/inputs/rooms.ts';
import type { GrowthInputs, TenancyInputs } from '../../../deal/strategies/inputs/sharedInputs.ts';
import type { RegulatedFacts } from '../../../deal/strategies/regulations/regulation.ts';
import { minor, roundMoney, shareOf, sumMoney, timesMoney } from '../../../kernel/money.ts';
import type { Rate } from '../../../kernel/rate.ts';
import type { CostLine } from '../../analysis.ts';
import { costLine, grownTo, operatingYear, voidsOf } from '../../runningCosts.ts';
import type { LettingYear } from '../../runningCosts.ts';
import { perYear } from '../../../kernel/period.ts';
import type { PerYear } from '../../../kernel/period.ts';

/** A year of one room: its rent at full occupancy, and the rent lost in its void weeks. */
export interface RoomYear {
  readonly label: string;
  readonly rent: PerYear;
  readonly voids: PerYear;
}

export type RoomLetting = SharedHouseInputs & TenancyInputs & Pick<GrowthInputs, 'rentGrowth' | 'costGrowth'>;

/**
 * A year of a house let by the room, in minor units. The caller passes the house's own cost lines. The rooms' amounts sum to those of the
 * house.
 */
export function sharedHouseYear(inputs: RoomLetting, year: number, { houseLines, reserved }: House): LettingYear {
  const rooms = roomYears(inputs, year);
  const rent = perYear(sumMoney(rooms.map((room) => room.rent)));
  const voids = perYear(sumMoney(rooms.map((room) => room.voids)));
  const grown = grownTo(year, inputs.costGrowth);
  const costs = [
    costLine('management', 'Management', shareOf(minor(rent - voids), inputs.management)),
    costLine('tenantFind', 'Finding tenants', roundMoney(((rent / 12) * inputs.tenantFind) / inputs.tenancyYears)),
    costLine('bills', 'Bills', grown(timesMoney(inputs.billsPerMonth, 12))),
    costLine('councilTax', 'Council tax', grown(inputs.councilTaxPerYear)),
    costLine('cleaning', 'Cleaning', grown(timesMoney(inputs.cleaningPerMonth, 12))),
    ...houseLines,
  ];
  return operatingYear({ rent, voids, costs, ...(reserved === undefined ? {} : { reserved }) });
}

interface House {
  readonly houseLines: readonly CostLine[];
  readonly reserved?: Rate;
}

/** A year of each room with its own rent and voids, in minor units. */
export function roomYears({ rooms, rentGrowth }: Pick<RoomLetting, 'rooms' | 'rentGrowth'>, year: number): readonly RoomYear[] {
  const grown = grownTo(year, rentGrowth);
  return rooms.map(({ label, monthlyRent, voidWeeks }) => {
    const rent = perYear(timesMoney(grown(monthlyRent), 12));
    return { label, rent, voids: voidsOf(rent, voidWeeks) };
  });
}

/** The facts that HMO rules test. If a room has no stated size, the smallest size is unknown. */
export function roomFacts(rooms: readonly Room[]): RegulatedFacts {
  return {
    people: rooms.reduce((sum, { people }) => sum + people, 0),
    smallestRoom: smallest(rooms),
    smallestSharedRoom: smallest(rooms.filter(({ people }) => people > 1)),
  };
}

function smallest(rooms: readonly Room[]): number | null {
  const sizes = rooms.flatMap(({ squareMetres }) => squareMetres ?? []);
  return sizes.length === 0 ? null : Math.min(...sizes);
}
