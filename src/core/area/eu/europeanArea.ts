import type { CountryCode } from '../../kernel/countries.ts';
import { countryNames } from '../../kernel/countries.ts';
import { tableIn, textsOf } from '../book/levels/level.ts';
import type { Pack } from '../pack/pack.ts';
import type { AreaLevels, CountryLevels, EuropeanPlace } from './areaLevels.ts';
import { franceLevels } from './france.ts';
import { germanyLevels } from './germany.ts';
import { irelandLevels } from './ireland.ts';
import { netherlandsLevels } from './netherlands.ts';
import { figuresOfRow } from './packFigures.ts';
import { portugalLevels } from './portugal.ts';
import { spainLevels } from './spain.ts';

interface LocalPack {
  readonly id: string;
  readonly levels: (pack: Pack, place: EuropeanPlace) => CountryLevels;
}

const localPacks: Partial<Record<CountryCode, LocalPack>> = {
  DE: { id: 'eu-de', levels: germanyLevels },
  ES: { id: 'eu-es', levels: spainLevels },
  FR: { id: 'eu-fr', levels: franceLevels },
  IE: { id: 'eu-ie', levels: irelandLevels },
  NL: { id: 'eu-nl', levels: netherlandsLevels },
  PT: { id: 'eu-pt', levels: portugalLevels },
};

/** The names of the packs to load for a property in a country. */
export const packsOfCountry = (country: CountryCode): readonly string[] => [
  'eu-core',
  ...(localPacks[country] === undefined ? [] : [localPacks[country].id]),
];

/**
 * The published prices and rents around a European property, from the loaded packs, plus the country's index. Each figure has its level,
 * source, date, count and caveat. A figure that is unpublished, or cannot be assigned to this place with certainty, is reported missing
 * with a sentence. No other place's figure is used instead.
 */
export function europeanArea(packs: readonly Pack[], place: EuropeanPlace): AreaLevels {
  const { country } = place;
  const local = localPacks[country];
  const pack = packs.find(({ id }) => id === local?.id);
  const levels = local === undefined || pack === undefined ? unpublished(country, local !== undefined) : local.levels(pack, place);
  return { country, hints: [], ...levels, index: indexOf(packs, country) };
}

const unpublished = (country: CountryCode, isPacked: boolean): CountryLevels => ({
  price: [],
  rent: [],
  missing: [
    isPacked
      ? `Local figures for ${countryNames[country]} aren’t on this device yet. Go online to download them.`
      : `No local figures. We don’t have open data on town-level prices or rents for ${countryNames[country]}.`,
  ],
});

function indexOf(packs: readonly Pack[], country: CountryCode): AreaLevels['index'] {
  const pack = packs.find(({ id }) => id === 'eu-core');
  const table = pack === undefined ? null : tableIn([pack], 'countries');
  const row = table === null ? -1 : textsOf(table, 'code').indexOf(country);
  if (pack === undefined || table === null || row < 0) return [];
  const figures = figuresOfRow({ pack, table, row, ofName: textsOf(table, 'name')[row] ?? '' }, ['chg1', 'chg5', 'chg10']);
  return figures.map((figure) => ({ ...figure, note: 'National figure. Use it to adjust a price over time, not as a local estimate.' }));
}
