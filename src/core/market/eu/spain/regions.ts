import { isoDate } from '../../../kernel/calendar.ts';
import type { BandStart, Dated } from '../../bandTax.ts';
import type { Certainty } from '../purchaseTaxRules.ts';
import type { SpanishRegion } from './regionNames.ts';

/** A region's transfer tax (ITP) on a dwelling bought from its owner: the general scale, without reductions for main homes. */
export interface SpanishRate {
  /** Slices from 0 upwards; a single slice means one rate on the whole value. */
  readonly bands: readonly BandStart[];
  /** A rate on the whole value above a price in euros, if the region uses one instead of a slice. */
  readonly wholeAbove?: readonly [euros: number, ratePercent: number];
  readonly url: string;
  readonly certainty: Certainty;
}

const overviewUrl = 'https://www.idealista.com/news/node/819047';
const tableUrl = 'http://info.carrascospain.com/tipos-de-gravamen-del-itp-y-ajd-en-las-distintas-comunidades-autonomas/';
const catalunaUrl = 'https://casalsadvocats.com/nuevos-tipos-de-itp-en-cataluna-cambios-en-vigor-desde-el-27-de-junio';
const valenciaUrl = 'https://promociones-denia.cuadratico.es/cambio-en-el-itp-en-la-comunidad-valenciana';

const since = (day: string, bands: readonly BandStart[], source: Partial<SpanishRate> = {}): Dated<SpanishRate> => ({
  from: isoDate(day),
  value: { bands, url: overviewUrl, certainty: 'confirmed', ...source },
});
const open = { certainty: 'unconfirmed' } as const;

/** Transfer tax rates by region and day of the deed. */
export const spanishRates: Readonly<Record<SpanishRegion, readonly Dated<SpanishRate>[]>> = {
  andalucia: [
    since(
      '2012-01-01',
      [
        [0, 8],
        [400_000, 9],
        [700_000, 10],
      ],
      { url: tableUrl },
    ),
    since('2021-04-28', [[0, 7]]),
  ],
  aragon: [
    since(
      '2016-01-01',
      [
        [0, 8],
        [400_000, 8.5],
        [450_000, 9],
        [500_000, 9.5],
        [750_000, 10],
      ],
      { url: tableUrl },
    ),
  ],
  asturias: [
    since('2014-01-01', [
      [0, 8],
      [300_000, 9],
      [500_000, 10],
    ]),
  ],
  baleares: [
    since('2023-01-01', [
      [0, 8],
      [400_000, 9],
      [600_000, 10],
      [1_000_000, 12],
      [2_000_000, 13],
    ]),
  ],
  canarias: [since('2012-07-01', [[0, 6.5]])],
  cantabria: [since('2013-01-01', [[0, 10]], open), since('2024-01-01', [[0, 9]])],
  'castilla-la-mancha': [since('2016-01-01', [[0, 9]], open)],
  'castilla-y-leon': [
    since(
      '2013-01-01',
      [
        [0, 8],
        [250_000, 10],
      ],
      open,
    ),
  ],
  cataluna: [
    since(
      '2013-08-01',
      [
        [0, 10],
        [1_000_000, 11],
      ],
      open,
    ),
    since(
      '2025-06-27',
      [
        [0, 10],
        [600_000, 11],
        [900_000, 12],
        [1_500_000, 13],
      ],
      { url: catalunaUrl },
    ),
  ],
  ceuta: [since('2012-01-01', [[0, 6]], open)],
  extremadura: [
    since(
      '2012-01-01',
      [
        [0, 8],
        [360_000, 10],
        [600_000, 11],
      ],
      open,
    ),
  ],
  galicia: [since('2024-01-01', [[0, 8]], open)],
  'la-rioja': [since('2012-01-01', [[0, 7]])],
  madrid: [since('2014-01-01', [[0, 6]])],
  melilla: [since('2012-01-01', [[0, 6]], open)],
  murcia: [since('2013-01-01', [[0, 8]], open)],
  navarra: [since('2012-01-01', [[0, 6]])],
  'pais-vasco': [since('2012-01-01', [[0, 7]])],
  valencia: [
    since('2013-08-06', [[0, 10]], { url: valenciaUrl, wholeAbove: [1_000_000, 11] }),
    since('2026-06-01', [[0, 9]], { ...open, url: valenciaUrl, wholeAbove: [1_000_000, 11] }),
  ],
};

/** Stamp duty on the deed of a new dwelling (AJD), in per cent; general rates, all unconfirmed. */
export const spanishStampPercent: Readonly<Record<SpanishRegion, number>> = {
  andalucia: 1.2,
  aragon: 1.5,
  asturias: 1.2,
  baleares: 1.5,
  canarias: 1,
  cantabria: 1.5,
  'castilla-la-mancha': 1.5,
  'castilla-y-leon': 1.5,
  cataluna: 1.5,
  ceuta: 0.5,
  extremadura: 1.5,
  galicia: 1.5,
  'la-rioja': 1,
  madrid: 0.75,
  melilla: 0.5,
  murcia: 1.5,
  navarra: 0.5,
  'pais-vasco': 0.5,
  valencia: 1.5,
};
