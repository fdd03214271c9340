import { useLiveQuery } from 'dexie-react-hooks';
import { deviceDb, type PriceRow } from './deviceDb.ts';

/** Every price that listings were seen at on this device, by deal and time; undefined while the first read is under way. */
export const usePricesSeen = (userId: string | null): readonly PriceRow[] | undefined =>
  useLiveQuery(() => deviceDb(userId).prices.toArray(), [userId]);
