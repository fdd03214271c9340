/** A browser's window and what it keeps between two starts. */
export interface Profile {
  /** Exists, and holds `downloads`, where a file appears under its name. */
  readonly folder: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
}

export type Key = 'Tab' | 'Enter' | 'Escape';

/** What each browser's protocol does in a window of its own. Elements are named by expressions of the page, which may find null. */
export interface Driver {
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page, waited for where it is a promise, as JSON. */
  evaluate(expression: string): Promise<string>;
  /** Presses the middle of an element with the mouse; throws where there is none or something lies over it. */
  press(element: string): Promise<void>;
  chooseFile(element: string, path: string): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  pressKey(key: Key): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  /** Why it cannot be started on this machine; null where it can. */
  missing(): string | null;
  open(profile: Profile): Promise<Driver>;
}

/** What `press` and `chooseFile` throw where there is none. */
export const noElement = 'No such element is shown';
