/** What the page's first script keeps for the app, which may come seconds later. */
export interface Handover {
  /** The browser's question whether to install the app. */
  installPrompt: Event | null;
  /** Does again, on what is alive now, what a visitor did while it was markup. Null where the page did not begin prerendered. */
  resume: (() => void) | null;
}

declare global {
  // oxlint-disable-next-line no-var -- a property of the global object, which two scripts share
  var yardstickEarly: Handover | undefined;
}

/** One object for both scripts; whichever comes first makes it. */
export const handover: Handover = (globalThis.yardstickEarly ??= { installPrompt: null, resume: null });
