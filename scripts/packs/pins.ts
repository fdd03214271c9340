/** A value checked by eye in a publisher's file. A pack that contradicts it is not written. */
export interface Pin {
  readonly pack: string;
  readonly table: string;
  readonly column: string;
  /** The place's code. Empty in a table with a single series. */
  readonly code: string;
  /** The period in a series. */
  readonly period?: string;
  readonly value: number;
  /** The file and row where it was read. */
  readonly from: string;
}

/** `table column code[@period] value: source`. */
const pinsOf = (pack: string, lines: readonly string[]): readonly Pin[] =>
  lines.map((line) => {
    const [table = '', column = '', place = '', value = ''] = line.split(' ');
    const [code = '', period] = place.split('@');
    const pin = {
      pack,
      table,
      column,
      code: code === '-' ? '' : code,
      value: Number(value.replace(':', '')),
      from: line.split(': ').slice(1).join(': '),
    };
    return period === undefined ? pin : { ...pin, period };
  });

export const pins: readonly Pin[] = [
  ...pinsOf('uk-core', [
    'authorities price E08000006 221865: UK HPI, la_price_history.csv, Salford, January 2025',
    'prices price E08000006@2005-01 100859: UK HPI, la_price_history.csv, Salford, January 2005',
    'prices price K02000001@2007-01 174644: UK HPI, la_price_history.csv, United Kingdom, January 2007',
    'prices price N09000003@2013-01 82847: UK HPI, la_price_history.csv, Belfast, January 2013',
    'regions price E12000002 207977: UK HPI, la_price_history.csv, North West, January 2025',
    'authorities rent2 E09000022 2342: PIPR August 2026, Lambeth, 2 bedrooms',
    'authorities rent_yoy E06000023 5.9: PIPR August 2026, Bristol, annual change',
    'authorities rent4 S12000036 2768: PIPR August 2026, Lothian (rental area of the City of Edinburgh), 4 bedrooms',
    'regions rent E12000007 2332: PIPR August 2026, London, all homes',
    'countries rent1 K02000001 1136: PIPR August 2026, United Kingdom, 1 bedroom',
    'authorities crime E08000006 105.8: Home Office Table C2, Salford, 31,140 offences, mid-2024 population 294,348',
    'authorities imd_score E08000006 32.3: IoD 2025, Salford, average score 32.345',
    'authorities imd_rank E06000023 110: IoD 2025, Bristol, rank of average score',
    'authorities ct_d E08000035 2283.73: Council tax levels 2026-27, Leeds, Band D',
    'authorities ct_d S12000036 1563.51: Council tax Scotland 2025-26, City of Edinburgh, Band D',
    'authorities band_a E08000006 46.9: VOA, council_tax.csv, Salford, 63,640 of 135,780 homes',
    'authorities lha2 S12000036 223.23: Scottish Government, Local Housing Allowance 2025-26, Lothian, 2 bedrooms a week',
    'authorities gdhi E08000006 21128: ONS, disposable income per head, Salford, 2023',
    'authorities gcse E08000003 67.8: DfE by ONS, Manchester, 67.793% in 2024-25',
    'districts est M6 195000: HPSSA model, postcode_districts.csv, M6',
    'districts sold SW11 767750: Price Paid 2024-25, london_district_prices_2024-25.csv, SW11, median of 2,570 sales',
    'districts sold_sqft SW11 902: Price Paid 2024-25, london_district_prices_2024-25.csv, SW11',
    'districts uk_imd_decile CF10 5.3: mySociety composite index, postcode_districts.csv, CF10',
  ]),
  ...pinsOf('uk-stations', [
    'stations lat SLD 53.4865: stations.csv, Salford Crescent',
    'stations lon EDB -3.1882: stations.csv, Edinburgh Waverley',
  ]),
  ...pinsOf('uk-market', [
    'bank-rate value -@2023-08-03 5.25: Bank of England, Bank Rate from 3 August 2023',
    'mortgage-2y-75 value -@2023-07 6.22: Bank of England, IUMBV34, July 2023',
    'mortgage-5y-75 value -@2026-06 4.65: Bank of England, IUMBV42, June 2026',
    'outlook-rents value -@2026 3.34: OBR, Economic and fiscal outlook, March 2026, rents in 2026',
    'cpi value -@2022-10 11.1: ONS MM23, CPI, year to October 2022',
  ]),
  ...pinsOf('us-core', [
    'counties fmr2 36061 2910: HUD FY2026, New York County, 2 bedrooms',
    'counties income 6037 108100: HUD FY2026, Los Angeles County, median family income',
    'counties people 1001 59285: ACS 2019-23, us/county_profile.csv, Autauga County',
    'counties county_chg5 1001 46.6: FHFA 2024, us/county_profile.csv, Autauga County',
    'counties hazard 1003 3: FEMA NRI 2021, us/county_profile.csv, Baldwin County, relatively moderate',
    'metros chg10 14454 91: FHFA 2025 Q4, Boston, ten years',
  ]),
  ...pinsOf('us-zips', ['zips lat 90210 34.1: Census, ZCTA 90210, 34.101']),
  ...pinsOf('eu-core', [
    'countries prices DE@2020-Q4 144.3: Eurostat prc_hpi_q, Germany, 2020 Q4',
    'countries prices IE@2025-Q3 199.46: Eurostat prc_hpi_q, Ireland, 2025 Q3',
  ]),
  ...pinsOf('eu-ie', [
    'counties price Clare 280000: Price register, ie-prices.csv, Clare, median of 1,101 second-hand sales',
    'counties price_new Waterford 388374: Price register, ie-prices.csv, Waterford, new homes with VAT',
    'counties rent_new Dublin 2307: RTB Q3 2025, Figure 3, Dublin, new tenancies',
    'counties rent_sitting Dublin 1944: RTB Q3 2025, Figure 3, Dublin, existing tenancies',
    'routing_keys price D04 685000: Price register, ie-prices.csv, D04, median of 652 second-hand sales',
  ]),
  ...pinsOf('eu-fr', ['paris price_apt 75103 11667: DVF 2024, fr-communes.csv, Paris 3e, median of 544 flats']),
  ...pinsOf('eu-es', [
    'regions rent_sqm valencia 6.32: SERPAVI 2024, Comunitat Valenciana, 6.3218 in an official workbook',
    'towns value 15030 2775: MIVAU Q2 2026, es-prices.csv, A Coruña',
    'provinces value 45 1261: MIVAU Q2 2026, es-prices.csv, Toledo',
  ]),
];
