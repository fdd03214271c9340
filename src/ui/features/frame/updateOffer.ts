/**
 * An update to the app, and what can be done about it. `stuck`: the old version is still running after a reload for the new one.
 * `overtaken`: another window runs a newer version, and this one can no longer save.
 */
export interface UpdateOffer {
  readonly kind: 'ready' | 'stuck' | 'overtaken';
  /** Reloads into the new version, or repairs the files. Resolves to false if that needs the server and it is unreachable. */
  readonly act: () => Promise<boolean>;
  /** The fields whose unsaved text a reload would lose. */
  readonly unsaved: () => readonly HTMLElement[];
}
