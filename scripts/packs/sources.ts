import type { Source } from '../../src/core/area/book/figure.ts';
import { europeanSources } from './europeanSources.ts';
import { describe, type PackSource } from './packSource.ts';

const ogl = 'Open Government Licence v3.0';
const ons = 'Source: Office for National Statistics licensed under the Open Government Licence v3.0.';
const post =
  'Contains OS data © Crown copyright and database right 2025. Contains Royal Mail data © Royal Mail copyright and database right 2025. ' +
  ons;

const uk: readonly PackSource[] = [
  describe('hmlr-hpi', {
    publisher: 'HM Land Registry',
    title: 'UK House Price Index, average prices',
    licence: ogl,
    attribution:
      'Contains HM Land Registry data © Crown copyright and database right 2025. This data is licensed under the Open Government Licence v3.0.',
    url: 'https://www.gov.uk/government/collections/uk-house-price-index-reports',
    download: 'https://publicdata.landregistry.gov.uk/market-trend-data/house-price-index-data/Average-prices-{YYYY-MM}.csv',
    cadence: 'monthly',
  }),
  describe('hmlr-ppd', {
    publisher: 'HM Land Registry',
    title: 'Price Paid Data, sales in 2024 and 2025, with floor areas from energy certificates (MHCLG)',
    licence: ogl,
    attribution:
      'Contains HM Land Registry data © Crown copyright and database right 2025. Contains public sector information licensed under the Open Government Licence v3.0.',
    url: 'https://www.gov.uk/government/statistical-data-sets/price-paid-data-downloads',
    download: 'http://prod.publicdata.landregistry.gov.uk.s3-website-eu-west-1.amazonaws.com/pp-{YYYY}.csv',
    cadence: 'monthly',
  }),
  describe('ons-hpssa', {
    publisher: 'Office for National Statistics',
    title: 'House Price Statistics for Small Areas, medians for 2019, and for constituencies to March 2025',
    licence: ogl,
    attribution: `${ons} Contains HM Land Registry data © Crown copyright and database right 2025.`,
    url: 'https://www.ons.gov.uk/peoplepopulationandcommunity/housing/bulletins/housepricestatisticsforsmallareas/previousReleases',
    download: null,
    cadence: 'quarterly',
  }),
  describe('ons-pipr', {
    publisher: 'Office for National Statistics',
    title: 'Price Index of Private Rents, August 2026',
    licence: ogl,
    attribution: ons,
    url: 'https://www.ons.gov.uk/economy/inflationandpriceindices/datasets/priceindexofprivaterentsukmonthlypricestatistics',
    download: 'https://www.ons.gov.uk/economy/inflationandpriceindices/datasets/priceindexofprivaterentsukmonthlypricestatistics',
    cadence: 'monthly',
  }),
  describe('voa-rents', {
    publisher: 'Valuation Office Agency, Scottish and Welsh Governments',
    title: 'List of rents 2020, 30th percentile and median by rental area',
    licence: ogl,
    attribution:
      'Contains public sector information licensed under the Open Government Licence v3.0 (VOA, Scottish and Welsh Governments).',
    url: 'https://www.gov.uk/government/collections/local-housing-allowance-lha-rates',
    download: null,
    cadence: 'not renewed',
  }),
  describe('sg-lha', {
    publisher: 'Scottish Government',
    title: 'Local Housing Allowance rates, 2025-26',
    licence: ogl,
    attribution: 'Contains public sector information licensed under the Open Government Licence v3.0 (Scottish Government).',
    url: 'https://www.gov.scot/publications/local-housing-allowance-rates/',
    download: null,
    cadence: 'yearly',
  }),
  describe('ons-nspl', {
    publisher: 'Office for National Statistics',
    title: 'National Statistics Postcode Lookup, May 2025',
    licence: `${ogl}; Northern Ireland: end-user terms of Land & Property Services`,
    attribution: post,
    url: 'https://geoportal.statistics.gov.uk/datasets/077631e063eb4e1ab43575d01381ec33/about',
    download: null,
    cadence: 'quarterly',
  }),
  describe('hocl-names', {
    publisher: 'House of Commons Library',
    title: 'Names of middle layer super output areas',
    licence: 'Open Parliament Licence v3.0',
    attribution:
      'Contains Parliamentary information licensed under the Open Parliament Licence v3.0 (House of Commons Library MSOA names).',
    url: 'https://houseofcommonslibrary.github.io/msoanames/',
    download: null,
    cadence: 'now and then',
  }),
  describe('ho-crime', {
    publisher: 'Home Office and Office for National Statistics',
    title: 'Recorded crime by community safety partnership, Table C2, year to March 2026',
    licence: ogl,
    attribution: `Contains public sector information licensed under the Open Government Licence v3.0 (Home Office). ${ons}`,
    url: 'https://www.ons.gov.uk/peoplepopulationandcommunity/crimeandjustice/datasets/recordedcrimedatabycommunitysafetypartnershiparea',
    download: null,
    cadence: 'quarterly',
  }),
  describe('mhclg-iod', {
    publisher: 'Ministry of Housing, Communities and Local Government',
    title: 'English Indices of Deprivation 2025',
    licence: ogl,
    attribution: 'Contains public sector information licensed under the Open Government Licence v3.0 (MHCLG).',
    url: 'https://www.gov.uk/government/statistics/english-indices-of-deprivation-2025',
    download: null,
    cadence: 'about every 5 years',
  }),
  describe('mysociety-imd', {
    publisher: 'mySociety',
    title: 'Composite UK index of multiple deprivation',
    licence: 'CC BY 4.0',
    attribution: 'Composite UK index of multiple deprivation: mySociety, CC BY 4.0.',
    url: 'https://github.com/mysociety/composite_uk_imd',
    download: null,
    cadence: 'now and then',
  }),
  describe('council-tax', {
    publisher: 'MHCLG, Welsh Government, Scottish Government, Valuation Office Agency',
    title: 'Council tax levels, Band D, 2026-27 (Scotland 2025-26); homes by band, England and Wales',
    licence: ogl,
    attribution:
      'Contains public sector information licensed under the Open Government Licence v3.0 (MHCLG, VOA, Welsh and Scottish Governments).',
    url: 'https://www.gov.uk/government/statistics/council-tax-levels-set-by-local-authorities-in-england-2026-to-2027',
    download: null,
    cadence: 'yearly',
  }),
  describe('ons-els', {
    publisher: 'Office for National Statistics and others',
    title: 'Local indicators (Explore local statistics): ONS, DWP, DfE, DfT, DESNZ, MHCLG, Ofcom, Land Registry',
    licence: ogl,
    attribution: `${ons} Contains public sector information licensed under the Open Government Licence v3.0.`,
    url: 'https://github.com/ONSdigital/explore-local-statistics-data',
    download: null,
    cadence: 'weekly',
  }),
  describe('ons-boundaries', {
    publisher: 'Office for National Statistics',
    title: 'Boundaries of local authorities and regions, 2025, simplified',
    licence: ogl,
    attribution: `${ons} Contains OS data © Crown copyright and database right 2025.`,
    url: 'https://geoportal.statistics.gov.uk/',
    download: null,
    cadence: 'yearly',
  }),
  describe('stations', {
    publisher: 'davwheat/uk-railway-stations and Trainline EU',
    title: 'National Rail stations, June 2026',
    licence: 'Open Database Licence 1.0',
    attribution: 'Railway stations: davwheat/uk-railway-stations, Trainline EU and contributors, ODbL 1.0.',
    url: 'https://github.com/davwheat/uk-railway-stations',
    download: null,
    cadence: 'now and then',
  }),
  describe('boe', {
    publisher: 'Bank of England',
    title: 'Bank Rate, quoted household mortgage rates, mortgage approvals, spot exchange rates',
    licence: ogl,
    attribution: 'Source: Bank of England. Contains public sector information licensed under the Open Government Licence v3.0.',
    url: 'https://www.bankofengland.co.uk/boeapps/database/',
    download:
      'http://www.bankofengland.co.uk/boeapps/iadb/fromshowcolumns.asp?csv.x=yes&Datefrom=01/Jan/2000&Dateto=Now&SeriesCodes=IUMBV34,IUMB482,IUMBV37,IUMBV42,LPMVTVX&CSVF=TN&UsingCodes=Y',
    cadence: 'monthly',
  }),
  describe('obr-efo', {
    publisher: 'Office for Budget Responsibility',
    title: 'Economic and fiscal outlook, March 2026, as reproduced in PolicyEngine UK',
    licence: ogl,
    attribution: 'Source: Office for Budget Responsibility, Economic and fiscal outlook, March 2026. Open Government Licence v3.0.',
    url: 'https://obr.uk/efo/economic-and-fiscal-outlook-march-2026/',
    download: null,
    cadence: 'twice a year',
  }),
  describe('ons-cpi', {
    publisher: 'Office for National Statistics',
    title: 'Consumer price inflation (MM23)',
    licence: ogl,
    attribution: ons,
    url: 'https://www.ons.gov.uk/economy/inflationandpriceindices',
    download: 'https://www.ons.gov.uk/file?uri=/economy/inflationandpriceindices/datasets/consumerpriceindices/current/mm23.csv',
    cadence: 'monthly',
  }),
];

const abroad: readonly PackSource[] = [
  describe('hud-fmr', {
    publisher: 'US Department of Housing and Urban Development',
    title: 'Fair Market Rents, fiscal year 2026; area median family income 2026',
    licence: 'US public domain',
    attribution: 'Source: US Department of Housing and Urban Development.',
    url: 'https://www.huduser.gov/portal/datasets/fmr.html',
    download: null,
    cadence: 'yearly',
  }),
  describe('fhfa-hpi', {
    publisher: 'US Federal Housing Finance Agency',
    title: 'House Price Index, all transactions, metropolitan areas, 2025 Q4',
    licence: 'US public domain',
    attribution: 'Source: US Federal Housing Finance Agency.',
    url: 'https://www.fhfa.gov/data/hpi',
    download: 'https://www.fhfa.gov/hpi/download/monthly/hpi_master.csv',
    cadence: 'quarterly',
  }),
  describe('fhfa-county', {
    publisher: 'US Federal Housing Finance Agency',
    title: 'House Price Index, developmental, all transactions, counties, 2024',
    licence: 'US public domain',
    attribution: 'Source: US Federal Housing Finance Agency.',
    url: 'https://www.fhfa.gov/data/hpi/datasets',
    download: null,
    cadence: 'yearly',
  }),
  describe('us-acs', {
    publisher: 'US Census Bureau',
    title: 'American Community Survey, five-year estimates of 2014-18 and 2019-23, compiled by the Healthy Regions & Policies Lab (OEPS)',
    licence: 'US public domain',
    attribution:
      'Source: U.S. Census Bureau, American Community Survey 5-year estimates, compiled by the Healthy Regions & Policies Lab (OEPS).',
    url: 'https://oeps.healthyregions.org',
    download: null,
    cadence: 'yearly',
  }),
  describe('fema-nri', {
    publisher: 'US Federal Emergency Management Agency',
    title: 'National Risk Index, counties, November 2021 (v1.18)',
    licence: 'US public domain',
    attribution:
      'Source: FEMA National Risk Index. FEMA cannot vouch for the data or analyses derived from these data after the data have been retrieved.',
    url: 'https://hazards.fema.gov/nri',
    download: null,
    cadence: 'yearly',
  }),
  describe('us-census', {
    publisher: 'US Census Bureau',
    title: 'Population estimates, positions and shapes of counties and ZIP areas (shapes by us-atlas, ISC)',
    licence: 'US public domain',
    attribution: 'Source: US Census Bureau.',
    url: 'https://www.census.gov/geographies/reference-files/time-series/geo/gazetteer-files.html',
    download: null,
    cadence: 'yearly',
  }),
  describe('geonames', {
    publisher: 'GeoNames',
    title: 'Place names and points of US ZIP codes',
    licence: 'CC BY 4.0',
    attribution: 'ZIP place names: GeoNames, CC BY 4.0.',
    url: 'https://download.geonames.org/export/zip/',
    download: null,
    cadence: 'daily',
  }),
  describe('eurostat-hpi', {
    publisher: 'Eurostat',
    title: 'House price index, quarterly, 2015 = 100',
    licence: 'CC BY 4.0',
    attribution: 'Source: Eurostat (prc_hpi_q), CC BY 4.0.',
    url: 'https://ec.europa.eu/eurostat/databrowser/view/prc_hpi_q',
    download: 'https://ec.europa.eu/eurostat/api/dissemination/sdmx/2.1/data/prc_hpi_q?format=SDMX-CSV',
    cadence: 'quarterly',
  }),
  describe('ecb', {
    publisher: 'European Central Bank, via FRED',
    title: 'Deposit facility rate',
    licence: 'ECB: free reuse if the source is named',
    attribution: 'Source: European Central Bank, via FRED (Federal Reserve Bank of St. Louis).',
    url: 'https://fred.stlouisfed.org/series/ECBDFR',
    download: null,
    cadence: 'quarterly here',
  }),
  describe('fed-h10', {
    publisher: 'Board of Governors of the Federal Reserve System',
    title: 'Foreign exchange rates H.10, monthly',
    licence: 'US public domain',
    attribution: 'FX: US Federal Reserve H.10.',
    url: 'https://www.federalreserve.gov/releases/h10/',
    download: null,
    cadence: 'monthly',
  }),
  describe('datahub-codes', {
    publisher: 'datahub.io',
    title: 'Country codes',
    licence: 'Public Domain Dedication and Licence',
    attribution: 'Country codes: datahub.io (PDDL).',
    url: 'https://github.com/datasets/country-codes',
    download: null,
    cadence: 'now and then',
  }),
  describe('natural-earth', {
    publisher: 'Natural Earth',
    title: 'Countries 1:110m (world-atlas, ISC)',
    licence: 'Public domain',
    attribution: 'Made with Natural Earth.',
    url: 'https://www.naturalearthdata.com/',
    download: null,
    cadence: 'now and then',
  }),
];

export const packSources: readonly PackSource[] = [...uk, ...abroad, ...europeanSources];

/** The sources with these ids, as included in a pack. Throws if one has no description, which is a bug. */
export function sourcesFor(ids: Iterable<string>): readonly Source[] {
  return [...new Set(ids)].toSorted().map((id) => {
    const source = packSources.find((one) => one.id === id);
    if (source === undefined) throw new Error(`No source is described as ${id}`);
    const { publisher, title, licence, attribution, url } = source;
    return { id, publisher, title, licence, attribution, url };
  });
}
