import type { Platform } from './platform.ts';

interface Way {
  /** The browser's common name. */
  readonly name: string;
  readonly steps: readonly string[];
  /** A note on this browser. */
  readonly note?: string;
}

const removal = 'Until you install it, Safari may delete the site’s data if you browse for seven days without visiting it.';

/** Install steps by browser. */
export const installSteps: Readonly<Record<Platform, Way>> = {
  'ios-safari': {
    name: 'Safari on iPhone and iPad',
    steps: [
      'Tap Share (the square with the arrow).',
      'Choose “Add to Home Screen”.',
      'Tap “Add”, then open Yardstick from the Home Screen.',
    ],
    note: `${removal} The Home Screen app has separate storage. Sign in there, or move your deals with a backup file.`,
  },
  'ios-other': {
    name: 'other browsers on iPhone and iPad',
    steps: ['Tap Share.', 'Choose “Add to Home Screen”. If it isn’t listed, open this page in Safari.', 'Tap “Add”.'],
    note: removal,
  },
  'android-chrome': {
    name: 'Chrome on Android',
    steps: ['Open the browser menu (three dots).', 'Choose “Add to home screen”, then “Install”.', 'Open Yardstick from the home screen.'],
    note: 'Once installed, Yardstick appears when you tap Share in a listing app.',
  },
  'android-firefox': {
    name: 'Firefox on Android',
    steps: ['Open the browser menu (three dots).', 'Choose “Install” or “Add to Home screen”.', 'Tap “Add”.'],
  },
  'desktop-chrome': {
    name: 'Chrome and Edge on a computer',
    steps: [
      'Click the install icon at the right of the address bar.',
      'If there’s no icon, open the browser menu and choose “Cast, save and share”, then “Install page as app”. In Edge, choose “Apps”, then “Install this site as an app”.',
      'Click “Install”.',
    ],
    note: 'You can then open saved listings (.html), spreadsheets (.csv) and .deal files with Yardstick.',
  },
  'mac-safari': {
    name: 'Safari on a Mac',
    steps: [
      'Click Share in the toolbar, or open the File menu.',
      'Choose “Add to Dock”.',
      'Click “Add”, then open Yardstick from the Dock.',
    ],
    note: `${removal} The Dock app has separate storage. Sign in there, or move your deals with a backup file.`,
  },
  firefox: {
    name: 'Firefox on a computer',
    steps: [
      'Yardstick already works offline in Firefox. Bookmark this page.',
      'To open it in its own window, install it with Chrome or Edge.',
    ],
  },
  other: {
    name: 'another browser',
    steps: [
      'Look for “Install” or “Add to Home screen” in the browser menu.',
      'If you can’t find it, bookmark this page. It still works offline.',
    ],
  },
};
