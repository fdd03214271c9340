import { describe, type PackSource } from './packSource.ts';

const dvf = {
  publisher: 'Direction générale des Finances publiques (DGFiP)',
  licence: 'Licence Ouverte 2.0 (from a copy; not confirmed with the publisher)',
  url: 'https://www.data.gouv.fr/datasets/demandes-de-valeurs-foncieres/',
  download: null,
  cadence: 'twice a year',
} as const;
const mivau = {
  publisher: 'Ministerio de Vivienda y Agenda Urbana (MIVAU)',
  licence: 'Re-use if the source is named (from a copy; not confirmed with the publisher)',
  download: null,
} as const;
const ine = {
  publisher: 'Instituto Nacional de Estatística (INE, Portugal)',
  licence: 'Re-use if the source is named (from a copy; not confirmed with the publisher)',
  url: 'https://www.ine.pt/',
  download: null,
} as const;

/**
 * Publishers of the local figures for European homes. The data files were prepared on 24 November 2026 from copies in public repositories,
 * named in each title. The publishers' own sites could not be reached, so their licences are as the copies state them.
 */
export const europeanSources: readonly PackSource[] = [
  describe('ie-ppr', {
    publisher: 'Property Services Regulatory Authority (Ireland)',
    title: 'Residential Property Price Register, sales from April 2025 to 27 March 2026 (copy: smqbit/ireland-housing-market-analysis)',
    licence: 'Re-use of public sector information (PSI), not confirmed with the publisher',
    attribution: 'Contains Irish public sector information of the Residential Property Price Register, PSRA.',
    url: 'https://www.propertypriceregister.ie/',
    download: null,
    cadence: 'weekly',
  }),
  describe('ie-rtb', {
    publisher: 'Residential Tenancies Board and ESRI (Ireland)',
    title: 'RTB/ESRI Rent Index, Q3 2025, Figure 3, V1-19.03.2026 (copy: smqbit/ireland-housing-market-analysis)',
    licence: 'CC BY 4.0 (according to the copy at the CSO; not confirmed with the publisher)',
    attribution: 'Source: Residential Tenancies Board and ESRI, Rent Index Q3 2025.',
    url: 'https://rtb.ie/about-rtb/data-insights/rtb-esri-rent-index/',
    download: null,
    cadence: 'quarterly',
  }),
  describe('fr-dvf', {
    ...dvf,
    title: 'Demandes de valeurs foncières (DVF), medians by commune, about four and a half months in late 2024 (copy: Stef91FR/Prix-m2)',
    attribution: 'Source: DGFiP, Demandes de valeurs foncières, Licence Ouverte 2.0.',
  }),
  describe('fr-dvf-paris', {
    ...dvf,
    title: 'Demandes de valeurs foncières (DVF), our medians for Paris by arrondissement, 2024 (copy: Gordyus/choisir-sa-ville)',
    attribution: 'Source: DGFiP, Demandes de valeurs foncières, Paris 2024, Licence Ouverte 2.0.',
  }),
  describe('fr-loyers', {
    publisher: 'ANIL and Direction de l’habitat, de l’urbanisme et des paysages (France)',
    title: 'Carte des loyers 2022, advertised rents modelled by commune (copy: glecluse/immobilier_en_france)',
    licence: dvf.licence,
    attribution: 'Source: estimations ANIL, carte des loyers 2022, Licence Ouverte 2.0.',
    url: 'https://www.data.gouv.fr/datasets/carte-des-loyers-indicateurs-de-loyers-dannonce-par-commune-en-2022/',
    download: null,
    cadence: 'yearly',
  }),
  describe('es-values', {
    ...mivau,
    title: 'Valor tasado de la vivienda, Q2 2026, tables 35103500 and 35101000 (copy: adaixojoao/auction-scanner)',
    attribution: 'Source: Ministerio de Vivienda y Agenda Urbana, valor tasado de la vivienda.',
    url: 'https://apps.fomento.gob.es/boletinonline2/?nivel=2&orden=35000000',
    cadence: 'quarterly',
  }),
  describe('es-serpavi', {
    ...mivau,
    title: 'SERPAVI, median rents from tax returns by autonomous community, 2024 (copy: mcasrom/alquimetria)',
    attribution: 'Source: Ministerio de Vivienda y Agenda Urbana, SERPAVI.',
    url: 'https://serpavi.mivau.gob.es/',
    cadence: 'yearly',
  }),
  describe('es-callejero', {
    publisher: 'Instituto Nacional de Estadística (INE, Spain)',
    title: 'Callejero, postal codes by municipality, May 2026 (copy: inigoflores/ds-codigos-postales-ine-es)',
    licence: mivau.licence,
    attribution: 'Source: Instituto Nacional de Estadística (Spain), callejero del censo electoral.',
    url: 'https://www.ine.es/prodyser/callejero/',
    download: null,
    cadence: 'twice a year',
  }),
  describe('pt-sales', {
    ...ine,
    title: 'Median value of dwelling sales per m² by municipality, indicator 0012234, to Q1 2026 (copy: adaixojoao/auction-scanner)',
    attribution: 'Source: INE (Portugal), indicator 0012234.',
    cadence: 'quarterly',
  }),
  describe('pt-leases', {
    ...ine,
    title:
      'Median rent of new leases per m² by municipality, indicator 0012598, to the second half of 2024 (copy: adaixojoao/auction-scanner)',
    attribution: 'Source: INE (Portugal), indicator 0012598.',
    cadence: 'twice a year',
  }),
  describe('nl-cbs', {
    publisher: 'Centraal Bureau voor de Statistiek (CBS, Netherlands) and Kadaster',
    title: 'Existing homes, average sale price by municipality, table 83625NED, 2025 (copy: adaixojoao/auction-scanner)',
    licence: 'CC BY 4.0 (from a copy; not confirmed with the publisher)',
    attribution: 'Source: CBS and Kadaster, table 83625NED, CC BY 4.0.',
    url: 'https://opendata.cbs.nl/statline/#/CBS/nl/dataset/83625NED',
    download: null,
    cadence: 'yearly',
  }),
  describe('de-cap', {
    publisher: 'Governments of the German Länder',
    title: 'Regulations lowering the cap on rent increases to 15% (Kappungsgrenze, § 558 BGB), 2025-26 (list: engincelenk/immofuchs)',
    licence: 'Official works (§ 5 UrhG); licence of the list not stated',
    attribution: 'Towns with a cap of 15% under § 558 (3) BGB: regulations of the German Länder, as listed in engincelenk/immofuchs.',
    url: 'https://www.gesetze-im-internet.de/bgb/__558.html',
    download: null,
    cadence: 'when a Land renews its regulation',
  }),
];
