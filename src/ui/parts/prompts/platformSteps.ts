import type { Platform } from './platform.ts';

interface Way {
  /** The browser, as people call it. */
  readonly name: string;
  readonly steps: readonly string[];
  /** What is worth knowing about this one. */
  readonly note?: string;
}

const removal =
  'Until it is installed, Safari may delete what a site keeps on the device after seven days of browsing without a visit to it.';

/** How the app is installed, browser by browser. */
export const waysToInstall: Readonly<Record<Platform, Way>> = {
  'ios-safari': {
    name: 'Safari on iPhone and iPad',
    steps: [
      'Press Share, the square with the arrow.',
      'Choose “Add to Home Screen”.',
      'Press “Add”, then open Yardstick from the Home Screen.',
    ],
    note: `${removal} The app on the Home Screen keeps its own store: sign in there, or bring your deals over with a backup file.`,
  },
  'ios-other': {
    name: 'other browsers on iPhone and iPad',
    steps: ['Press Share.', 'Choose “Add to Home Screen”. If it is not in the list, open this page in Safari.', 'Press “Add”.'],
    note: removal,
  },
  'android-chrome': {
    name: 'Chrome on Android',
    steps: [
      'Open the browser’s menu, the three dots.',
      'Choose “Add to home screen”, then “Install”.',
      'Open Yardstick from the home screen.',
    ],
    note: 'Once it is installed, Yardstick is in the list when you press Share in a listing’s app.',
  },
  'android-firefox': {
    name: 'Firefox on Android',
    steps: ['Open the browser’s menu, the three dots.', 'Choose “Install” or “Add to Home screen”.', 'Press “Add”.'],
  },
  'desktop-chrome': {
    name: 'Chrome and Edge on a computer',
    steps: [
      'Press the install sign at the right end of the address bar.',
      'If there is none: open the browser’s menu and choose “Cast, save and share”, then “Install page as app”; in Edge “Apps”, then “Install this site as an app”.',
      'Press “Install”.',
    ],
    note: 'Saved listings (.html), spreadsheets (.csv) and .deal files can then be opened with Yardstick.',
  },
  'mac-safari': {
    name: 'Safari on a Mac',
    steps: [
      'Press Share in the toolbar, or open the File menu.',
      'Choose “Add to Dock”.',
      'Press “Add”, then open Yardstick from the Dock.',
    ],
    note: `${removal} The app in the Dock keeps its own store: sign in there, or bring your deals over with a backup file.`,
  },
  firefox: {
    name: 'Firefox on a computer',
    steps: [
      'Yardstick works in Firefox without a connection as it is: bookmark this page.',
      'To have it in a window of its own, install it with Chrome or Edge.',
    ],
  },
  other: {
    name: 'another browser',
    steps: [
      'Look in the browser’s menu for “Install” or “Add to Home screen”.',
      'If there is nothing like it, bookmark this page: it works without a connection all the same.',
    ],
  },
};
