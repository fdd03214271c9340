import type { IsoDate } from '../../kernel/calendar.ts';
import { type FactLayer, found, type Found, mergeLayers, partOf } from '../factLayer.ts';
import type { AskingPrice, PortalSite } from '../facts.ts';
import { listingWarnings, pastedText, readFromText } from '../listingChecks.ts';
import { canonicalListingUrl, type CanonicalListing } from '../listingUrl.ts';
import type { PageContext, PageReading } from '../pageReading.ts';
import { nothingLeftOut } from '../sites/searchCards.ts';
import { floorAreaOf } from '../values/floorArea.ts';
import { postcodeInAddress } from '../../place/postcode.ts';
import { lineOf } from '../values/plainText.ts';
import { capturedDay, portalDate } from '../values/portalDate.ts';
import { parsePrice, qualifierOf, yearlyCharge } from '../values/price.ts';
import {
  parseCouncilTaxBand,
  parseLeaseYears,
  parsePropertyType,
  parseRooms,
  parsePositiveRooms,
  parseStatus,
  parseTenure,
  parseTransaction,
} from '../values/parseValues.ts';
import { type CopiedLines, copiedLines, featuresIn, isLabel, labelled, lineThat, type ReadLine } from './labelledLines.ts';
import { factsFromText } from './textPatterns.ts';

/** Whether a text contains no HTML element, as when a person selects and copies a whole page. */
export const isCopiedText = (text: string): boolean => !/<(?:!doctype|\/?[a-z][a-z0-9-]{0,20}(?:\s|\/?>))/i.test(text);

/**
 * The listing read from a page's visible text alone: price, address, rooms and labelled values, each with a source that says it was read
 * from text. The listing is identified by its link, which is pasted with the text or already known. Without a link, the site is the portal
 * that the text names, and the listing has no id. Null if the text is not a listing.
 */
export function readListingText(text: string, context: PageContext): PageReading | null {
  const lines = copiedLines(text);
  const link = linkIn(text, context);
  const site = link?.site ?? siteNamed(text);
  if (site === null) return null;
  if (isResults(lines)) return { kind: 'search', site, listings: [], leftOut: nothingLeftOut, total: null, perPage: null, pages: null };
  const layer = factsOf(lines, { link, captured: capturedDay(null, context.capturedAt) });
  if (!layer.askingPrice || !(layer.address || layer.bedrooms || layer.listingId)) return null;
  const patterns = factsFromText([{ name: pastedText, text: lines.lines.join('\n') }]);
  const { facts, sources } = mergeLayers([
    layer,
    layer.tenure?.value === 'freehold' ? { ...patterns, leaseYearsRemaining: null } : patterns,
  ]);
  const noLink = {
    code: 'no-link',
    fact: 'url',
    message: 'We can’t tell which listing this text is from. Paste its link above the text.',
  } as const;
  const warnings = [...listingWarnings(facts, sources), ...(link === null ? [noLink] : [])];
  return { kind: 'listing', site, facts, sources, warnings, completeness: 'text' };
}

/**
 * The listing at the requested address or, if no address was requested, the only listing linked in the text; null if several are linked.
 */
function linkIn(text: string, { url }: PageContext): CanonicalListing | null {
  const links =
    url === null
      ? text
          .slice(0, 200_000)
          .match(/https?:\/\/[^\s<>"')\]]{10,400}/g)
          ?.slice(0, 200)
      : [url];
  const listings = new Map<string, CanonicalListing>();
  for (const link of links ?? []) {
    const listing = canonicalListingUrl(link);
    if (listing.ok) listings.set(listing.value.url, listing.value);
  }
  const [only, ...others] = listings.values();
  return others.length === 0 ? (only ?? null) : null;
}

/** The portal that the text names more often, because a portal's pages name it in menus and small print; null if there is no difference. */
function siteNamed(text: string): PortalSite | null {
  const times = (name: RegExp): number => text.match(name)?.length ?? 0;
  const rightmove = times(/\brightmove\b/gi);
  const zoopla = times(/\bzoopla\b/gi);
  if (rightmove === zoopla) return null;
  return rightmove > zoopla ? 'rightmove' : 'zoopla';
}

/** Whether a text is a page of results: many prices and none of a listing's labels. */
const isResults = (copied: CopiedLines): boolean =>
  copied.lines.filter((line) => priceLine(line) !== null).length >= 5 && !copied.lines.some(isLabel);

interface TextContext {
  readonly link: CanonicalListing | null;
  readonly captured: IsoDate | null;
}

/** A value read from a line; its source names the line. */
const fromLine = <Value>(read: ReadLine<Value> | null): Found<Value> | null =>
  read === null ? null : found(read.value, `${pastedText}, line ${read.line}: ${readFromText}`);

const fromLink = <Value>(value: Value | null | undefined): Found<Value> | null =>
  found(value ?? null, `${pastedText}, link: ${readFromText}`);

function factsOf(copied: CopiedLines, { link, captured }: TextContext): FactLayer {
  const heading = lineThat(copied, headingOf);
  const inHeading = <Value>(part: (words: Heading) => Value | null): Found<Value> | null => partOf(fromLine(heading), part);
  const price = priceIn(copied);
  const letting = price?.value.period !== null || copied.lines.some((line) => /^letting details$/i.test(line));
  const address = inHeading((words) => words.address) ?? fromLine(addressNear(copied, price?.line ?? 1));
  const room = (label: RegExp, word: RegExp, read: (value: unknown) => number | null) =>
    fromLine(labelled(copied, label, (text) => read(text.replace(/^×\s*/, '')))) ??
    fromLine(lineThat(copied, (line) => read(word.exec(line)?.[1])));
  return {
    listingId: fromLink(link?.listingId),
    url: fromLink(link?.url),
    transaction:
      inHeading((words) => words.transaction) ?? (price === null ? null : fromLine({ value: letting ? 'rent' : 'sale', line: price.line })),
    askingPrice:
      price === null
        ? null
        : partOf(fromLine(price), (value) =>
            letting && value.period === null && !value.onApplication ? { ...value, period: 'month' } : value,
          ),
    bedrooms: room(/^bedrooms?\b/i, /^(\d{1,2}) bed(?:room)?s?$/i, parseRooms) ?? inHeading((words) => words.bedrooms),
    bathrooms: room(/^bathrooms?\b/i, /^(\d{1,2}) bath(?:room)?s?$/i, parsePositiveRooms),
    receptions: room(/^receptions?\b/i, /^(\d{1,2}) (?:reception|living room)s?(?: rooms?)?$/i, parsePositiveRooms),
    propertyType: fromLine(labelled(copied, /^property type\b/i, parsePropertyType)) ?? inHeading((words) => words.type),
    ...materialFacts(copied),
    floorAreaSqFt: fromLine(labelled(copied, /^size\b/i, areaOf)) ?? fromLine(lineThat(copied, areaOf)),
    address,
    outcode: partOf(address, (line) => postcodeInAddress(line)?.outcode ?? null),
    incode: partOf(address, (line) => postcodeInAddress(line)?.incode ?? null),
    status: fromLine(lineThat(copied, saleStatus)),
    firstListedOn: fromLine(
      lineThat(copied, (line) => (/^(?:added|listed) (?:on|today|yesterday)\b/i.test(line) ? portalDate(line, captured) : null)),
    ),
    reducedOn: fromLine(lineThat(copied, (line) => (/^reduced (?:on|today|yesterday)\b/i.test(line) ? portalDate(line, captured) : null))),
    agentName: fromLine(labelled(copied, /^marketed by\b/i, lineOf)),
    keyFeatures: fromLine(featuresIn(copied)),
  };
}

/** The facts that agents must state, found under either portal's labels. */
const materialFacts = (copied: CopiedLines): FactLayer => ({
  tenure: fromLine(labelled(copied, /^tenure\b/i, parseTenure)),
  leaseYearsRemaining: fromLine(
    labelled(
      copied,
      /^(?:time remaining on lease|(?:remaining )?lease length|length of lease|lease remaining|years remaining)\b/i,
      parseLeaseYears,
    ),
  ),
  groundRentPerYear: fromLine(labelled(copied, /^(?:annual )?ground rent(?! review)\b/i, charge)),
  serviceChargePerYear: fromLine(labelled(copied, /^(?:annual )?service charge(?! review)\b/i, charge)),
  councilTaxBand: fromLine(labelled(copied, /^council tax(?: band)?\b/i, parseCouncilTaxBand)),
});

/** The yearly charge in a text with a pound sign; null without one, because a bare number under a label is ambiguous. */
const charge = (text: string): ReturnType<typeof yearlyCharge> => (text.includes('£') ? yearlyCharge(text) : null);

interface Heading {
  readonly bedrooms: number | null;
  readonly type: string | null;
  readonly transaction: 'sale' | 'rent' | null;
  readonly address: string | null;
}

/**
 * A heading such as "2 bed flat for sale" or "3 bedroom house to rent in Ropewalk Avenue, Liverpool, L15", taken apart; null for any other
 * line.
 */
function headingOf(line: string): Heading | null {
  const words = /^(?:(\d{1,2}) bed(?:room)?s?|studio) ?([a-z][a-z -]{2,40}?)? (for sale|to rent|for rent)(?: in (.{5,120}))?$/i.exec(line);
  if (words === null) return null;
  return {
    bedrooms: words[1] === undefined ? 0 : parseRooms(words[1]),
    type: parsePropertyType(words[2] ?? 'Studio'),
    transaction: parseTransaction(words[3]),
    address: lineOf(words[4]),
  };
}

const qualifierWords =
  /^(?:guide price|offers? (?:over|in (?:the )?(?:region of|excess of))|offers (?:over|invited)|from|fixed price|asking price|oiro|oieo|starting bid|shared ownership|part buy)$/i;

/** The price in a line that contains nothing else; null for any other line. */
function priceLine(line: string): AskingPrice | null {
  const price =
    /^(?:£|poa$|price on (?:application|request)$)|^[a-z ]{4,30}:? ?£/i.test(line) && line.length <= 60 ? parsePrice(line) : null;
  const words = /^([a-z ]{4,30}?):? ?£/i.exec(line)?.[1]?.trim();
  if (price === null || (words !== undefined && !qualifierWords.test(words))) return null;
  // Charges, deposits and monthly payments have their own labels, and are smaller than any home's price.
  return price.onApplication || price.period !== null || (price.amount ?? 0) >= 1_000_000 ? price : null;
}

/** The first price on the page, with its qualifier ("Offers over") from the same line or the line before or after. */
function priceIn(copied: CopiedLines): ReadLine<AskingPrice> | null {
  const price = lineThat(copied, priceLine);
  if (price === null) return null;
  const beside = [copied.lines[price.line], copied.lines[price.line - 2]].find((line) => line !== undefined && qualifierWords.test(line));
  return { line: price.line, value: { ...price.value, qualifier: price.value.qualifier ?? qualifierOf(beside) } };
}

/** The line near the price that ends in a postcode or its first half, else one that contains a street and a place. */
function addressNear({ lines }: CopiedLines, priceAt: number): ReadLine<string> | null {
  const near = lines.flatMap((line, at) => (Math.abs(at + 1 - priceAt) <= 8 && isPlace(line) ? [{ value: line, line: at + 1 }] : []));
  return near.find(({ value }) => postcodeInAddress(value) !== null) ?? near.find(({ value }) => value.includes(', ')) ?? null;
}

const isPlace = (line: string): boolean =>
  line.length >= 8 &&
  line.length <= 150 &&
  /^[\p{L}\d]/u.test(line) &&
  !/[£?!|:]|\b(?:bed(?:room)?s?|mortgage|added|reduced|rightmove|zoopla|read more)\b/i.test(line);

const areaOf = (text: string): number | null =>
  /^[\d,.]+\s*sq\.?\s*(?:ft|feet|m)\b/i.test(text) ? floorAreaOf(text.replace(/feet/i, 'ft')) : null;

const saleStatus = (line: string): ReturnType<typeof parseStatus> =>
  /^(?:sold stc|sold subject to contract|sstc|under offer|let agreed|sold|reserved)$/i.test(line) ? parseStatus(line) : null;
