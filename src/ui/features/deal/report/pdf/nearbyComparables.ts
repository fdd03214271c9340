import type { Deal } from '../../../../../core/deal/deal.ts';
import { isSampleId } from '../../../../../core/deal/samples/sampleIds.ts';
import { minor } from '../../../../../core/kernel/money.ts';
import { rate } from '../../../../../core/kernel/rate.ts';
import type { ComparableHome, Comparison } from '../../../../../core/report/evidence/addComparables.ts';
import type { DealRow } from '../../../../../data/view/rows.ts';

/** The fields of a deal's row that a comparison reads. */
export type NearbyRow = Pick<
  DealRow,
  'id' | 'title' | 'address' | 'outcode' | 'bedrooms' | 'price' | 'currency' | 'monthlyRent' | 'grossYield' | 'binned'
>;

/** Other deals on this device in the same postcode district, with a price. Excludes samples and the bin. */
export function nearbyComparison({ id, facts }: Pick<Deal, 'id' | 'facts'>, rows: readonly NearbyRow[]): Comparison {
  const { outcode, bedrooms, askingPrice } = facts;
  const currency = askingPrice?.currency ?? 'GBP';
  const isNearby = (row: NearbyRow): boolean =>
    row.outcode === outcode && row.id !== id && row.binned === 0 && row.currency === currency && !isSampleId(row.id);
  return { outcode, bedrooms, currency, homes: outcode === null ? [] : rows.filter(isNearby).flatMap(toHome) };
}

const toHome = (row: NearbyRow): readonly ComparableHome[] =>
  row.price === null
    ? []
    : [
        {
          title: row.address ?? row.title,
          bedrooms: row.bedrooms,
          price: minor(row.price),
          monthlyRent: row.monthlyRent === null ? null : minor(row.monthlyRent),
          grossYield: row.grossYield === null ? null : rate(row.grossYield),
        },
      ];
