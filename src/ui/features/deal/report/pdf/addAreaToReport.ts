import type { AreaBook } from '../../../../../core/area/book/areaBook.ts';
import type { Series } from '../../../../../core/area/book/figure.ts';
import type { Pack } from '../../../../../core/area/pack/pack.ts';
import type { CapturedListing } from '../../../../../core/area/captured/capturedListing.ts';
import { placeOfProperty } from '../../../../../core/area/describe/propertyInArea.ts';
import type { Deal } from '../../../../../core/deal/deal.ts';
import { isSampleId } from '../../../../../core/deal/samples/sampleIds.ts';
import { countryOfMarket, currencyOfMarket } from '../../../../../core/market/markets.ts';
import { dayOf, type Instant } from '../../../../../core/kernel/calendar.ts';
import { minor } from '../../../../../core/kernel/money.ts';
import { addArea } from '../../../../../core/report/evidence/addArea.ts';
import { addComparables } from '../../../../../core/report/evidence/addComparables.ts';
import { addComparison } from '../../../../../core/report/evidence/addComparison.ts';
import type { ReportDocument } from '../../../../../core/report/report.ts';
import { browserAreaStore } from '../../../../../data/area/areaStore.ts';
import { capturedFrom, compareWith } from '../../../../../data/area/captured.ts';
import { dealToRow } from '../../../../../data/view/dealToRow.ts';
import type { DealRow } from '../../../../../data/view/rows.ts';
import { propertyMapLayer, propertyMap } from './propertyMap.ts';
import { nearbyComparison } from './nearbyComparables.ts';

/** The context added to a report: area data (null if unavailable) and the user's other deals. */
export interface ReportSurroundings {
  readonly book: AreaBook | null;
  /** The shapes of postcode districts; null if unavailable. */
  readonly districts: Pack | null;
  /** Null if storage fails; the report then has no comparables. */
  readonly rows: readonly DealRow[] | null;
  readonly now: Instant;
}

/** UK area data with stations and sectors. Null if unavailable; the report then says so. */
export async function ukBook(): Promise<AreaBook | null> {
  try {
    const answer = await browserAreaStore().book('uk', ['uk-stations', 'uk-sectors']);
    return answer.ok ? answer.value.book : null;
  } catch {
    return null;
  }
}

/** The shapes of postcode districts, for the area map; null if unavailable. */
export async function districtShapes(): Promise<Pack | null> {
  try {
    const answer = await browserAreaStore().map(propertyMapLayer.pack);
    return answer.ok ? answer.value.pack : null;
  } catch {
    return null;
  }
}

/** The report with published area figures and comparables for its price. */
export function addAreaToReport(report: ReportDocument, deal: Deal, { book, districts, rows, now }: ReportSurroundings): ReportDocument {
  // Packs and postcode districts cover the UK only. Reports for other countries have their own area section.
  if (countryOfMarket(report.market) !== 'GB') return report;
  const own = dealToRow(deal, undefined);
  const price = own.price === null ? null : minor(own.price);
  const map = book === null || districts === null ? null : propertyMap(districts, book, deal);
  const withFigures = book === null ? report : addArea(report, { book, facts: deal.facts, price });
  const placed = map === null ? withFigures : { ...withFigures, map };
  if (rows === null) return placed;
  const others = rows.filter(({ id, binned }) => id !== deal.id && binned === 0 && !isSampleId(id));
  const compared = compareWith(capturedFrom(own), others.map(named), { book, today: dayOf(now) });
  if (!compared.ok) return addComparables(placed, nearbyComparison(deal, others));
  const currency = deal.facts.askingPrice?.currency ?? currencyOfMarket(report.market);
  return addComparison(placed, { comparison: compared.value, currency, prices: book === null ? null : pricesOf(book, deal) });
}

/** A listing titled by its address, as reports name properties. */
const named = (row: DealRow): CapturedListing => ({ ...capturedFrom(row), title: row.address ?? row.title });

function pricesOf(book: AreaBook, { facts }: Deal): (Series & { readonly ofName: string }) | null {
  const place = placeOfProperty(book, facts);
  const series = place === null ? null : book.priceSeries(place);
  return series === null ? null : { ...series, ofName: (series.of === null ? null : book.place(series.of))?.name ?? 'the area' };
}
