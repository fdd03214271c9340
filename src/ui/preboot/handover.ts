/** What the page's first script keeps for the app, which comes after it. */
export interface Handover {
  /** The browser's question whether to install the app. */
  installPrompt: Event | null;
  /** Repeats what was typed and pressed in a part of the page before it was hydrated. Null where the page was not prerendered. */
  replay: ((part: string | null) => void) | null;
  /** What was dropped on the page or pasted as a page's source, and not taken yet. */
  readonly files: File[];
  /** Called when there are more of them. */
  onFiles: (() => void) | null;
  /** Takes a text that is a page's source, and says whether it was one. */
  paste: ((text: string) => boolean) | null;
}

declare global {
  // oxlint-disable-next-line no-var -- a property of the global object, which two scripts share
  var yardstickPreboot: Handover | undefined;
}

/** One object for both scripts; whichever comes first makes it. */
export const handover: Handover = (globalThis.yardstickPreboot ??= {
  installPrompt: null,
  replay: null,
  files: [],
  onFiles: null,
  paste: null,
});
