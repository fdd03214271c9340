import { textColumn } from '../encode.ts';
import { GateFailure } from '../packDraft.ts';
import type { PackDraft } from '../packDraft.ts';
import { sourcesFor } from '../sources.ts';
import { sourceIdsIn } from './sourceIdsIn.ts';
import { ukAuthorities } from './ukAuthorities.ts';
import { ukDistricts } from './ukDistricts.ts';
import { ukRentSpread } from './ukRentSpread.ts';
import { ukWider } from './ukWider.ts';

/** The pack that every UK deal uses: districts, local authorities, regions and nations. Contains no share-alike data. */
export function ukCore(folder: string): PackDraft {
  const authorities = ukAuthorities(folder);
  const districts = ukDistricts(folder, authorities.codes);
  const wider = ukWider(folder, authorities.codes);
  const spread = ukRentSpread(folder);
  const faults = [...authorities.faults, ...districts.faults, ...wider.faults, ...spread.faults];
  if (faults.length > 0) throw new GateFailure('uk-core', faults);
  const tables = {
    ...wider.tables,
    authorities: authorities.table,
    districts: districts.table,
    rent_spread: spread.table,
    gaps: {
      rows: gaps.length,
      columns: {
        measures: textColumn(gaps.map(({ measures }) => measures)),
        places: textColumn(gaps.map(({ places }) => places)),
        reason: textColumn(gaps.map(({ reason }) => reason)),
      },
    },
  };
  return {
    json: {
      format: 1,
      id: 'uk-core',
      title: 'United Kingdom: districts and local authorities',
      market: 'uk',
      sources: sourcesFor(['ons-nspl', 'hocl-names', ...sourceIdsIn(tables)]),
      tables,
    },
    load: 'precached',
    rows: districts.table.rows,
    expectedRows: 2_816,
    vintage: {
      'Postcode districts': 'May 2025',
      Prices: 'January 2005 to January 2025, each January',
      'District prices': 'year to March 2025, modelled; prices paid in and around London, 2024-25',
      Rents: 'August 2026; spread of rents, 2020',
      Crime: 'year to March 2026',
      Deprivation: '2025',
      'Council tax': '2026-27 (Scotland 2025-26)',
      'Local Housing Allowance': 'Scotland 2025-26',
      'People, homes and services': '2023 to 2026',
    },
    budget: 250_000,
  };
}

interface Gap {
  /** Measure ids, or `group:` and a group. */
  readonly measures: string;
  /** Codes of nations or authorities. `*` means everywhere else. */
  readonly places: string;
  readonly reason: string;
}

const kent = 'E06000035 E07000107 E07000109 E07000110 E07000115 E07000116';

/** Reasons why a figure is missing. The first match applies. */
const gaps: readonly Gap[] = [
  {
    measures: 'group:crime',
    places: 'S92000003 N92000002',
    reason: 'The release covers England and Wales; Scotland and Northern Ireland count crime differently.',
  },
  { measures: 'group:crime', places: kent, reason: 'In this release, Kent Police could not assign offences to these councils.' },
  { measures: 'group:crime', places: 'E09000001', reason: 'Few people live in the City of London, so a rate per resident would mislead.' },
  { measures: 'group:rent group:yield', places: 'N92000002', reason: 'The release has no rents by council for Northern Ireland.' },
  {
    measures: 'group:rent group:yield',
    places: 'E06000053',
    reason: 'Too few homes are let on the Isles of Scilly for a rent to be published.',
  },
  {
    measures: 'price group:change group:yield',
    places: 'E06000053',
    reason: 'Too few homes are sold on the Isles of Scilly for a price to be published.',
  },
  {
    measures: 'est est_d est_s est_t est_f',
    places: 'S92000003 N92000002',
    reason: 'The statistics for small areas cover England and Wales only.',
  },
  { measures: 'est est_d est_s est_t est_f', places: '*', reason: 'Too few sales for an estimate.' },
  {
    measures: 'sold sold_houses sold_flats sales sold_sqft',
    places: '*',
    reason: 'We have prices paid by district only in and around London, where at least 20 homes were sold.',
  },
  {
    measures: 'imd_score imd_rank imd_decile crime_decile own mort prs soc gcse ks2 net_add',
    places: 'W92000004 S92000003 N92000002',
    reason: 'Published for England only.',
  },
  {
    measures: 'lha0 lha1 lha2 lha3 lha4',
    places: 'E92000001 W92000004',
    reason: 'Rates are set for rental market areas, and no open map shows which of them a council is in.',
  },
  { measures: 'lha0 lha1 lha2 lha3 lha4', places: 'N92000002', reason: 'Our sources don’t include the rates for Northern Ireland.' },
  {
    measures: 'band_a band_b band_c band_d band_e band_f band_g band_h',
    places: 'S92000003',
    reason: 'Our sources don’t include homes by council tax band for Scotland.',
  },
  {
    measures: 'band_a band_b band_c band_d band_e band_f band_g band_h',
    places: 'N92000002',
    reason: 'Northern Ireland has rates, not council tax.',
  },
  { measures: 'ct_d', places: 'N92000002', reason: 'Northern Ireland has rates, not council tax.' },
  { measures: 'afford rail_walk', places: 'S92000003 N92000002', reason: 'Published for England and Wales only.' },
];
