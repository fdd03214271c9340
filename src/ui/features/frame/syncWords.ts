export interface SyncFacts {
  readonly connection: 'online' | 'offline';
  /** Captures that wait to be sent. */
  readonly waiting: number;
}

export interface SyncWords {
  readonly look: 'offline' | 'waiting' | 'device';
  readonly text: string;
}

/** The badge's words. Until deals are backed up to a server it never says more than that they are on this device. */
export function syncWords({ connection, waiting }: SyncFacts): SyncWords {
  if (connection === 'offline') return { look: 'offline', text: waiting === 0 ? 'Offline' : `Offline · ${waiting} waiting` };
  if (waiting > 0) return { look: 'waiting', text: `Waiting to send (${waiting})` };
  return { look: 'device', text: 'On this device · not backed up yet' };
}
