import type { PackDraft } from '../packDraft.ts';
import { eu } from './eu.ts';
import { france } from './europe/france.ts';
import { germany } from './europe/germany.ts';
import { ireland } from './europe/ireland.ts';
import { netherlands } from './europe/netherlands.ts';
import { portugal } from './europe/portugal.ts';
import { spain } from './europe/spain.ts';
import { maps } from './maps.ts';
import { ukCore } from './ukCore.ts';
import { ukMarket } from './ukMarket.ts';
import { ukSectors } from './ukSectors.ts';
import { ukStations } from './ukStations.ts';
import { us } from './us.ts';

/** Every pack's builder, by id. Each reads the prepared data files in a folder, and throws `GateFailure` if they cannot be trusted. */
export const packBuilders: Readonly<Record<string, (folder: string) => readonly PackDraft[]>> = {
  'uk-core': (folder) => [ukCore(folder)],
  'uk-sectors': (folder) => [ukSectors(folder)],
  'uk-stations': (folder) => [ukStations(folder)],
  'uk-market': (folder) => [ukMarket(folder)],
  us: (folder) => us(folder),
  'eu-core': (folder) => [eu(folder)],
  'eu-de': (folder) => [germany(folder)],
  'eu-es': (folder) => [spain(folder)],
  'eu-fr': (folder) => [france(folder)],
  'eu-ie': (folder) => [ireland(folder)],
  'eu-nl': (folder) => [netherlands(folder)],
  'eu-pt': (folder) => [portugal(folder)],
  maps: (folder) => maps(folder),
};
