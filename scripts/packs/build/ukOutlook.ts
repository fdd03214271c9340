import type { PackTable } from '../../../src/core/area/pack/pack.ts';
import { outlooks, type Outlook } from '../outlooks.ts';
import { pickColumn, seriesColumn, textColumn } from '../encode.ts';

/** Forecasts as dated series, whose means are the growth defaults in a new deal. Both are in `outlooks.ts`. */
const plans: readonly (readonly [id: string, label: string, outlook: Outlook])[] = [
  ['outlook-prices', 'House prices, annual change, forecast', outlooks.prices],
  ['outlook-rents', 'Rents, annual change, forecast', outlooks.rents],
  ['outlook-cpi', 'Consumer prices, annual change, forecast', outlooks.consumerPrices],
];

export interface OutlookTable {
  readonly id: string;
  readonly label: string;
  readonly last: string;
  readonly points: number;
  readonly table: PackTable;
}

/** One table per forecast, in the form in which `ukMarket` takes tables from files. */
export const outlookTables = (): readonly OutlookTable[] =>
  plans.map(([id, label, { years }]) => {
    const periods = years.map(([year]) => String(year));
    const about = {
      label,
      group: 'change',
      unit: 'percent',
      period: `${periods[0]} to ${periods.at(-1)}`,
      sourceIds: ['obr-efo'],
      estimate: 'A forecast.',
      note: 'A forecast, not an actual figure.',
    } as const;
    return {
      id,
      label,
      last: `${periods[0]} to ${periods.at(-1)}`,
      points: years.length,
      table: {
        rows: 1,
        columns: {
          cadence: textColumn(['year']),
          place: pickColumn(['K02000001']),
          value: seriesColumn([years.map(([, value]) => value)], { d: 2, periods, about }),
        },
      },
    };
  });
