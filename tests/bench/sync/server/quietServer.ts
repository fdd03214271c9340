import { benchOrigin } from './people.ts';

/** The environment of a server under measurement: no limit is reached. */
export const quietServer = {
  SYNC_BURST: '1000000',
  SYNC_PER_SECOND: '1000000',
  UNCONFIRMED_MEGABYTES: '200',
  PUBLIC_ORIGIN: benchOrigin,
};
