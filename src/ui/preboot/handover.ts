/** State that the page's first script passes to the app. */
export interface Handover {
  /** The browser's deferred install prompt. */
  installPrompt: Event | null;
  /** Replays input typed and clicked in a part of the page before it was hydrated. Null when the page was not prerendered. */
  replay: ((part: string | null) => void) | null;
  /** Files dropped on the page, or page source pasted, not yet processed. */
  readonly files: File[];
  /** Called when files are added. */
  onFiles: (() => void) | null;
  /** Accepts page source; returns whether the text was page source. */
  paste: ((text: string) => boolean) | null;
}

declare global {
  // oxlint-disable-next-line no-var -- a property of the global object, which two scripts share
  var yardstickPreboot: Handover | undefined;
}

/** One object shared by both scripts. The first to run creates it. */
export const handover: Handover = (globalThis.yardstickPreboot ??= {
  installPrompt: null,
  replay: null,
  files: [],
  onFiles: null,
  paste: null,
});
