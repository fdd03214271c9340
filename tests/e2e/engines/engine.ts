/** A browser profile, which survives a restart, and its window. */
export interface Profile {
  /** An existing folder. Finished downloads appear in its `downloads` under their own names. */
  readonly folder: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
  /** The browser's language. Only Firefox, whose number fields depend on it, can be set to another than British English. */
  readonly language: string;
}

export type Key = 'Tab' | 'Enter' | 'Escape';

/** A browser window, driven by the browser's protocol. Elements are given as JavaScript expressions that find one, or null. */
export interface Driver {
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page, awaited, as a JSON array with one item. */
  evaluate(expression: string): Promise<string>;
  /** Clicks the middle of an element. Throws if there is none or something covers it. */
  press(element: string): Promise<void>;
  chooseFile(element: string, path: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  pressKey(key: Key): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  /** Why it cannot be started on this machine, or null if it can. */
  missing(): string | null;
  open(profile: Profile): Promise<Driver>;
}

/** The error of `press` and `chooseFile` if there is no such element. */
export const noElement = 'No such element is shown';
