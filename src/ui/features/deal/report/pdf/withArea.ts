import type { AreaBook } from '../../../../../core/area/book/areaBook.ts';
import type { Series } from '../../../../../core/area/book/figure.ts';
import type { Pack } from '../../../../../core/area/pack/pack.ts';
import type { CapturedListing } from '../../../../../core/area/captured/capturedListing.ts';
import { placeOfHome } from '../../../../../core/area/describe/homeInArea.ts';
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
import { homeLayer, homeMap } from './homeMap.ts';
import { comparisonOf } from './homesNearby.ts';

/** What the report of a deal is set against: what the packs know (null where they are not at hand) and the person's other deals. */
export interface Surroundings {
  readonly book: AreaBook | null;
  /** The shapes of postcode districts; null where they are not at hand. */
  readonly districts: Pack | null;
  /** Null where the storage does not answer: then nothing is said of other homes. */
  readonly rows: readonly DealRow[] | null;
  readonly now: Instant;
}

/** The figures of the United Kingdom with stations and sectors; without them the report says that none are stored. */
export async function ukBook(): Promise<AreaBook | null> {
  try {
    const answer = await browserAreaStore().book('uk', ['uk-stations', 'uk-sectors']);
    return answer.ok ? answer.value.book : null;
  } catch {
    return null;
  }
}

/** The shapes of postcode districts, for the picture of a home's area; null where they cannot be had. */
export async function districtShapes(): Promise<Pack | null> {
  try {
    const answer = await browserAreaStore().map(homeLayer.pack);
    return answer.ok ? answer.value.pack : null;
  } catch {
    return null;
  }
}

/** The report with the published figures of the home's area, and with homes to set its price against. */
export function withArea(report: ReportDocument, deal: Deal, { book, districts, rows, now }: Surroundings): ReportDocument {
  // Packs and postcode districts are British: the report of another home says itself what is known of its place.
  if (countryOfMarket(report.market) !== 'GB') return report;
  const own = dealToRow(deal, undefined);
  const price = own.price === null ? null : minor(own.price);
  const map = book === null || districts === null ? null : homeMap(districts, book, deal);
  const told = book === null ? report : addArea(report, { book, facts: deal.facts, price });
  const placed = map === null ? told : { ...told, map };
  if (rows === null) return placed;
  const others = rows.filter(({ id, binned }) => id !== deal.id && binned === 0 && !isSampleId(id));
  const compared = compareWith(capturedFrom(own), others.map(named), { book, today: dayOf(now) });
  if (!compared.ok) return addComparables(placed, comparisonOf(deal, others));
  const currency = deal.facts.askingPrice?.currency ?? currencyOfMarket(report.market);
  return addComparison(placed, { comparison: compared.value, currency, prices: book === null ? null : pricesOf(book, deal) });
}

/** A report names homes by where they stand. */
const named = (row: DealRow): CapturedListing => ({ ...capturedFrom(row), title: row.address ?? row.title });

function pricesOf(book: AreaBook, { facts }: Deal): (Series & { readonly ofName: string }) | null {
  const place = placeOfHome(book, facts);
  const series = place === null ? null : book.priceSeries(place);
  return series === null ? null : { ...series, ofName: (series.of === null ? null : book.place(series.of))?.name ?? 'the area' };
}
