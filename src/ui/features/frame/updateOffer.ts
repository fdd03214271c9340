/**
 * What can be done about an update. `stuck`: still the old version after reloading for the new one. `overtaken`: another window runs a
 * newer version, and this one can no longer save.
 */
export interface UpdateOffer {
  readonly kind: 'ready' | 'stuck' | 'overtaken';
  /** Reloads into the new version, or repairs; false when the server is needed but unreachable. */
  readonly act: () => Promise<boolean>;
  /** Fields whose unsaved text a reload would lose. */
  readonly unsaved: () => readonly HTMLElement[];
}
