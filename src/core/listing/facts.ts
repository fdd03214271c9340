import type { IsoDate } from '../kernel/calendar.ts';
import type { Currency, Minor } from '../kernel/money.ts';
import type { Rate } from '../kernel/rate.ts';

/** The portals whose links the form accepts and whose pages the server may fetch. */
export type PortalSite = 'rightmove' | 'zoopla';

/** Sites whose pages are read only if a person captures them. Our servers never request these pages. */
export type CapturedSite =
  | 'onthemarket'
  | 'daft'
  | 'zillow'
  | 'realtor'
  | 'redfin'
  | 'immoweb'
  | 'seloger'
  | 'immobiliare'
  | 'idealista'
  | 'immobilienscout24'
  | 'leboncoin'
  | 'funda'
  | 'otodom'
  | 'willhaben'
  | 'imovirtual';

/** Every supported site. */
export type Site = PortalSite | CapturedSite;

/** Every site, for validating records that come from outside. */
export const sites = [
  'rightmove',
  'zoopla',
  'onthemarket',
  'daft',
  'zillow',
  'realtor',
  'redfin',
  'immoweb',
  'seloger',
  'immobiliare',
  'idealista',
  'immobilienscout24',
  'leboncoin',
  'funda',
  'otodom',
  'willhaben',
  'imovirtual',
] as const satisfies readonly Site[];

export type Tenure = 'freehold' | 'leasehold' | 'share-of-freehold' | 'commonhold';

/** Asking price or rent. `amount` is null when the page states none ("POA"); `period` is null for a sale. */
export interface AskingPrice {
  readonly amount: Minor | null;
  readonly currency: Currency;
  readonly qualifier: string | null;
  readonly period: 'month' | 'week' | 'year' | null;
  readonly onApplication: boolean;
}

/** What a sale listing says about the agent's fee; null if not stated. */
export interface AgentFee {
  /** Whether the buyer pays any of the fee. */
  readonly buyerPays: boolean | null;
  /** Whether the asking price includes the fee; otherwise it is added to the price. */
  readonly inPrice: boolean | null;
  /** The buyer's fee as a share of the price, including VAT. */
  readonly share: Rate | null;
  /** The buyer's fee in minor units of the price's currency. */
  readonly amount: Minor | null;
}

export interface NearestStation {
  readonly name: string;
  readonly miles: number | null;
}

/** A listing's normalised facts; null if not stated. Money is in minor units and areas are in square feet. */
export interface ListingFacts {
  readonly listingId: string | null;
  /** The canonical address of the listing, built from its site and id. */
  readonly url: string | null;
  readonly transaction: 'sale' | 'rent' | null;
  readonly askingPrice: AskingPrice | null;
  readonly bedrooms: number | null;
  /**
   * Living rooms and bedrooms together, which is what "3 Zimmer" and "3 pièces" count. It is not the number of bedrooms. German counts can
   * include half rooms.
   */
  readonly rooms: number | null;
  readonly bathrooms: number | null;
  readonly receptions: number | null;
  readonly propertyType: string | null;
  readonly yearBuilt: number | null;
  /** The number of dwellings in the building, if stated. */
  readonly units: number | null;
  readonly tenure: Tenure | null;
  readonly leaseYearsRemaining: number | null;
  readonly groundRentPerYear: Minor | null;
  /**
   * For US homes, the homeowners' association dues. For continental homes, the building charges paid by the owner, or by the tenant on top
   * of the rent: Hausgeld, charges de copropriété, VvE-bijdrage, spese condominiali, Betriebskosten, czynsz administracyjny.
   */
  readonly serviceChargePerYear: Minor | null;
  readonly councilTaxBand: string | null;
  /** The seller's latest bill. Displayed, but never used as the buyer's tax, which local law determines. */
  readonly propertyTaxPerYear: Minor | null;
  /** A tenant's rent including service charges (Warmmiete, loyer charges comprises); never used as the asking rent. */
  readonly rentWithChargesPerMonth: Minor | null;
  readonly agentFee: AgentFee | null;
  readonly epcBand: string | null;
  readonly floorAreaSqFt: number | null;
  readonly address: string | null;
  readonly outcode: string | null;
  readonly incode: string | null;
  /** A US ZIP code of five digits, or a European postal code as its country writes it. British postcodes are in `outcode` and `incode`. */
  readonly postalCode: string | null;
  /** The town as the page writes it: "Nantes". */
  readonly town: string | null;
  /** The county as the page writes it ("Riverside County", "San Francisco"). For European homes it is the region, province or Land. */
  readonly county: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** "available", "under-offer", "sold-stc", "let-agreed", "sold", "withdrawn". */
  readonly status: ListingStatus | null;
  readonly firstListedOn: IsoDate | null;
  readonly reducedOn: IsoDate | null;
  readonly agentName: string | null;
  readonly imageUrls: readonly string[] | null;
  readonly keyFeatures: readonly string[] | null;
  readonly nearestStations: readonly NearestStation[] | null;
  /** The place that was searched for, if the card has no postcode. */
  readonly searchedPlace: string | null;
  /** Other cards of the same property in the same search. */
  readonly alsoListed: readonly OtherCard[] | null;
}

/** Another card for the same property: another agent's listing, or the same listing repeated. */
export interface OtherCard {
  readonly listingId: string;
  readonly url: string | null;
  readonly agentName: string | null;
  readonly askingPrice: AskingPrice | null;
  /** The card's position on the page, from 1. */
  readonly position: number;
  readonly featured: boolean;
}

export type ListingStatus = 'available' | 'under-offer' | 'sold-stc' | 'let-agreed' | 'sold' | 'withdrawn';

export type FactName = keyof ListingFacts;

/** For each fact: the island and path it was read from, e.g. `PAGE_MODEL propertyData.bedrooms`. */
export type FactSources = Readonly<Partial<Record<FactName, string>>>;

/** A warning about the listing that the person should check; `fact` names the field, `message` says what to do. */
export interface ListingWarning {
  readonly code: string;
  readonly fact: FactName | null;
  readonly message: string;
}

/** Every fact by name, in display order. */
export const factNames = [
  'listingId',
  'url',
  'transaction',
  'askingPrice',
  'bedrooms',
  'rooms',
  'bathrooms',
  'receptions',
  'propertyType',
  'yearBuilt',
  'units',
  'tenure',
  'leaseYearsRemaining',
  'groundRentPerYear',
  'serviceChargePerYear',
  'councilTaxBand',
  'propertyTaxPerYear',
  'rentWithChargesPerMonth',
  'agentFee',
  'epcBand',
  'floorAreaSqFt',
  'address',
  'outcode',
  'incode',
  'postalCode',
  'town',
  'county',
  'latitude',
  'longitude',
  'status',
  'firstListedOn',
  'reducedOn',
  'agentName',
  'imageUrls',
  'keyFeatures',
  'nearestStations',
  'searchedPlace',
  'alsoListed',
] as const satisfies readonly FactName[];
