import type { Instant } from '../../../kernel/calendar.ts';
import { err, ok } from '../../../kernel/result.ts';
import { decodeIndexed, isIndexed } from '../../islands/indexedValue.ts';
import { assignedIslands, type Island, salvagedObjects, scriptIsland } from '../../islands/island.ts';
import type { ListingReading, PageReading } from '../../pageReading.ts';
import { findRecords, isRecord, listOf, memberAt } from '../../values/member.ts';
import { lineOf } from '../../values/plainText.ts';
import { capturedDay } from '../../values/portalDate.ts';
import { isPlainRecord, plainRecordFacts } from '../plainRecord.ts';
import { composeListing, type IslandContext, type SiteReading } from '../readerContext.ts';
import { composeCards, countOf } from '../searchCards.ts';
import { isRightmoveCard, rightmoveCardFacts } from './cardFacts.ts';
import { isRightmoveProperty, rightmovePropertyFacts } from './propertyFacts.ts';

/**
 * The result of reading Rightmove's islands: the page model in both encodings, and `jsonModel` and `__NEXT_DATA__` on search and agent
 * pages.
 */
export function readRightmove(html: string, { capturedAt, head }: IslandContext): SiteReading {
  const models = assignedIslands(html, /\b(?:__)?PAGE_MODEL\s{0,20}=\s{0,40}(?!=)/g).map(decoded);
  let empty = false;
  for (const model of models) {
    if (!model.ok) continue;
    const listing = listingOfModel(model.value, { capturedAt, head });
    if (listing !== null) return ok({ kind: 'listing', ...listing });
    empty = true;
  }
  const searches = [...assignedIslands(html, /\bjsonModel\s{0,20}=\s{0,40}(?!=)/g), ...nextData(html)];
  const search = readSearch(searches, capturedAt) ?? salvagedSearch(html, searches, capturedAt);
  if (search !== null) return search;
  const archived = listingOfPush(html, { capturedAt, head });
  if (archived !== null) return ok({ kind: 'listing', ...archived });
  const damage = [...models, ...searches].find((island) => !island.ok);
  if (damage !== undefined && !damage.ok) return err(damage.error);
  return empty ? ok({ kind: 'not-a-listing', site: 'rightmove', code: 'no-listing' }) : null;
}

const nextData = (html: string): readonly Island[] => [scriptIsland(html, '__NEXT_DATA__') ?? []].flat();

/** The island decoded. An island of either name can be in either encoding, so the value's shape decides. */
function decoded(island: Island): Island {
  return island.ok && isIndexed(island.value) ? decodeIndexed(island.value) : island;
}

function listingOfModel(model: unknown, { capturedAt, head }: IslandContext): ListingReading | null {
  const weaker = head === null ? [] : [head];
  const captured = capturedDay(memberAt(model, 'metadata.serverTimestamp'), capturedAt);
  const context = { island: 'PAGE_MODEL', captured };
  const property = findRecords(model, isRightmoveProperty)[0];
  const analytics = memberAt(model, 'analyticsInfo.analyticsProperty') ?? findRecords(model, isAnalytics)[0];
  if (property !== undefined) return composeListing('rightmove', [rightmovePropertyFacts({ property, analytics }, context), ...weaker]);
  const plain = memberAt(model, 'propertyData');
  return isRecord(plain) && isPlainRecord(plain) ? composeListing('rightmove', [plainRecordFacts(plain, context), ...weaker]) : null;
}

/** The listing on a page from before August 2020, which has no model: only the head and the analytics data. */
function listingOfPush(html: string, { capturedAt, head }: IslandContext): ListingReading | null {
  const pushed = assignedIslands(html, /\(\s{0,10}["']property["']\s{0,10},\s{0,10}(?=\{)/g).find(
    (island) => island.ok && isRecord(island.value) && 'propertyId' in island.value,
  );
  if (pushed?.ok !== true) return null;
  const context = { island: "push('property')", captured: capturedDay(null, capturedAt) };
  const reading = rightmovePropertyFacts({ property: null, analytics: pushed.value }, context);
  return composeListing('rightmove', [reading, ...(head === null ? [] : [head])]);
}

const isAnalytics = (record: Readonly<Record<string, unknown>>): boolean => 'propertyId' in record && 'priceQualifier' in record;

/** The result of reading the first island that belongs to a search or an agent's page. */
function readSearch(islands: readonly Island[], capturedAt: Instant | null): SiteReading {
  for (const island of islands) {
    if (!island.ok) continue;
    const results = findRecords(island.value, isResults)[0];
    if (results !== undefined) return ok(searchReading(results, capturedAt));
    if (findRecords(island.value, (record) => 'branchProfileResponse' in record).length > 0)
      return ok({ kind: 'agent', site: 'rightmove' });
  }
  return null;
}

/** If the results as a whole are damaged, reads the undamaged cards: one broken address must not lose the other 24 homes. */
function salvagedSearch(html: string, islands: readonly Island[], capturedAt: Instant | null): SiteReading {
  if (islands.every((island) => island.ok)) return null;
  const properties = salvagedObjects(html, /\{\s{0,40}"id"\s{0,4}:\s{0,4}\d{5,12}\s{0,4},\s{0,40}"bedrooms"/g);
  if (!properties.some((card) => isRecord(card) && isRightmoveCard(card))) return null;
  const resultCount = /"resultCount"\s{0,4}:\s{0,4}"([\d,]{1,11})"/.exec(html)?.[1];
  const total = /"pagination"\s{0,4}:\s{0,4}\{\s{0,60}"total"\s{0,4}:\s{0,4}(\d{1,4})\b/.exec(html)?.[1];
  return ok(searchReading({ properties, resultCount, pagination: { total } }, capturedAt));
}

const isResults = (record: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(record['properties']) &&
  ('resultCount' in record || record['properties'].some((card) => isRecord(card) && isRightmoveCard(card)));

function searchReading(results: Readonly<Record<string, unknown>>, capturedAt: Instant | null): PageReading {
  const captured = capturedDay(results['timestamp'], capturedAt);
  const given = listOf(results['properties']).map((value, at) => ({
    value,
    island: `searchResults.properties.${at}`,
    featured: memberAt(value, 'featuredProperty') === true,
    extendedArea: false,
  }));
  const cards = composeCards(given, {
    site: 'rightmove',
    read: (card, island) => rightmoveCardFacts(card, { island, captured }),
  });
  const total = countOf(results['resultCount']);
  const perPage = countOf(memberAt(results, 'searchParameters.numberOfPropertiesPerPage'));
  const place = lineOf(memberAt(results, 'location.shortDisplayName'));
  const named = place === null || /drawn area/i.test(place) ? {} : { place };
  return { kind: 'search', site: 'rightmove', ...cards, total, perPage, pages: countOf(memberAt(results, 'pagination.total')), ...named };
}
