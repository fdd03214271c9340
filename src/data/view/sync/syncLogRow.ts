/** An entry about something that the sync repaired or set aside, for the person to look up. */
export interface SyncLogRow {
  readonly number?: number;
  readonly kind: 'pulled-again' | 'sent-again' | 'dropped' | 'store-emptied' | 'unread';
  readonly coll: string;
  readonly id: string;
  readonly at: number;
  readonly detail: string;
}
