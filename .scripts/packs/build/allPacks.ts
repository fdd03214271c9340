import type { PackDraft } from '../packDraft.ts';
import { eu } from './eu.ts';
import { maps } from './maps.ts';
import { ukCore } from './ukCore.ts';
import { ukMarket } from './ukMarket.ts';
import { ukSectors } from './ukSectors.ts';
import { ukStations } from './ukStations.ts';
import { us } from './us.ts';

/** Every pack's builder by its id. Each reads the tidy files of a folder and throws `GateFailure` where they cannot be trusted. */
export const packBuilders: Readonly<Record<string, (folder: string) => readonly PackDraft[]>> = {
  'uk-core': (folder) => [ukCore(folder)],
  'uk-sectors': (folder) => [ukSectors(folder)],
  'uk-stations': (folder) => [ukStations(folder)],
  'uk-market': (folder) => [ukMarket(folder)],
  us: (folder) => us(folder),
  'eu-core': (folder) => [eu(folder)],
  maps: (folder) => maps(folder),
};
