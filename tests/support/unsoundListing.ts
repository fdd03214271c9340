import { createDeal } from '../../src/core/deal/createDeal.ts';
import { parseDeal } from '../../src/core/deal/record/dealSchema.ts';
import { instant } from '../../src/core/kernel/calendar.ts';
import { factNames, type ListingFacts } from '../../src/core/listing/facts.ts';
import type { ListingReading } from '../../src/core/listing/pageReading.ts';
import { adapters } from '../../src/core/listing/sites/captured/readCaptured.ts';
import { type Bounds, unitedKingdom } from '../../src/core/place/position.ts';
import { imageHosts } from '../../src/core/listing/values/imageLinks.ts';
import { idOf } from './deals.ts';

/** The faults of a listing from any page; empty if it can safely be made into a deal and shown. */
export function unsoundIn(reading: ListingReading): readonly string[] {
  const { facts, sources, site } = reading;
  const bounds = adapters.find((adapter) => adapter.site === site)?.market.bounds ?? unitedKingdom;
  const names = Object.keys(facts).toSorted().join() === [...factNames].toSorted().join();
  return [
    ...(names ? [] : [`facts named ${Object.keys(facts).join()}`]),
    ...factNames.filter((name) => ((facts[name] ?? null) !== null) !== name in sources).map((name) => `${name} and its source disagree`),
    ...numbersOf(facts, bounds),
    ...textsOf(facts).flatMap(unsoundText),
    ...(facts.imageUrls ?? []).filter((link) => !isShowable(link)).map((link) => `picture ${link}`),
    ...asDeal(reading),
  ];
}

const within = (name: string, value: number | null, [low, high]: readonly [number, number]): readonly string[] =>
  value === null || (value >= low && value <= high) ? [] : [`${name} ${value}`];

/** American and continental numeric codes, Portuguese, Polish and Dutch codes, and Eircodes. */
const postalForms = /^(?:\d{4,5}|\d{4}-\d{3}|\d{2}-\d{3}|[1-9]\d{3} [A-Z]{2}|[A-Z]\d[\dW] [\dA-Z]{4})$/;

function numbersOf(facts: ListingFacts, bounds: Bounds): readonly string[] {
  const whole = [
    facts.askingPrice?.amount,
    facts.bedrooms,
    facts.bathrooms,
    facts.receptions,
    facts.leaseYearsRemaining,
    facts.yearBuilt,
    facts.units,
  ];
  const charges = [
    facts.serviceChargePerYear,
    facts.groundRentPerYear,
    facts.propertyTaxPerYear,
    facts.rentWithChargesPerMonth,
    facts.agentFee?.amount ?? null,
  ];
  return [
    ...within('price', facts.askingPrice?.amount ?? null, [100, 10_000_000_000]),
    ...within('bedrooms', facts.bedrooms, [0, 500]),
    ...within('bathrooms', facts.bathrooms, [1, 500]),
    ...within('rooms', facts.rooms, [0.5, 50]),
    ...within('fee', facts.agentFee?.share ?? null, [0.0001, 0.15]),
    ...within('latitude', facts.latitude, [bounds.south, bounds.north]),
    ...within('longitude', facts.longitude, [bounds.west, bounds.east]),
    ...within('years', facts.leaseYearsRemaining, [1, 9_999]),
    ...within('year built', facts.yearBuilt, [1600, 2100]),
    ...within('dwellings', facts.units, [1, 2_000]),
    ...charges.flatMap((charge) => within('charge', charge, [1, 500_000_000])),
    ...(facts.postalCode === null || postalForms.test(facts.postalCode) ? [] : [`postal code ${facts.postalCode}`]),
    ...within('floor area', facts.floorAreaSqFt, [60, 500_000]),
    ...whole.filter((value) => value !== null && value !== undefined && !Number.isSafeInteger(value)).map((value) => `not whole: ${value}`),
    ...((facts.latitude === null) === (facts.longitude === null) ? [] : ['half a position']),
  ];
}

const textsOf = (facts: ListingFacts): readonly string[] =>
  [
    facts.address,
    facts.agentName,
    facts.propertyType,
    facts.county,
    facts.town,
    facts.askingPrice?.qualifier ?? null,
    ...(facts.keyFeatures ?? []),
    ...(facts.nearestStations ?? []).map((station) => station.name),
  ].filter((text) => text !== null);

function unsoundText(text: string): readonly string[] {
  // oxlint-disable-next-line no-control-regex -- the pattern must match control characters
  const clean = /^[^\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/.test(text);
  return clean && isWellFormed(text) && text.length <= 300 ? [] : [`text ${JSON.stringify(text.slice(0, 80))}`];
}

/** Whether a text has no lone surrogate, which neither a link nor a database can store. */
export const isWellFormed = (text: string): boolean => !/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text);

function isShowable(link: string): boolean {
  const { protocol, port, username, hostname } = new URL(link);
  return protocol === 'https:' && port === '' && username === '' && imageHosts.includes(hostname);
}

/** Checks the record to store and sync against its schema. */
function asDeal(reading: ListingReading): readonly string[] {
  const deal = createDeal({ id: idOf(1), mid: idOf(2), at: instant(0), reading, via: 'page', parserVersion: 1 });
  const read = parseDeal(deal);
  return read.ok ? [] : [`schema: ${read.error}`];
}
