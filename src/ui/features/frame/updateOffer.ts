/**
 * What can be done about an update. `stuck`: still the old version after a reload for the new one. `overtaken`: another window runs a newer
 * version, and this one can store nothing any more.
 */
export interface UpdateOffer {
  readonly kind: 'ready' | 'stuck' | 'overtaken';
  /** Reloads into the new version, or repairs; false when that is not possible without the server. */
  readonly act: () => Promise<boolean>;
  /** Fields of this page whose words a reload would lose. */
  readonly unsaved: () => readonly HTMLElement[];
}
