import type { Destination } from './navigation.ts';

/** Screens of the user menu, in order. */
export const personScreens: readonly Destination[] = [
  { to: '/investor-profile', label: 'Investor profile', glyph: 'sliders', keys: 'g p' },
  { to: '/auth', label: 'Account', glyph: 'person', words: 'sign in log out password factor export' },
  { to: '/billing', label: 'Billing', glyph: 'card', keys: 'g b', words: 'plan upgrade' },
  {
    to: '/install',
    label: 'This device',
    glyph: 'device',
    keys: 'g t',
    words: 'install offline version update repair storage backup restore bookmarklet extension share home screen',
  },
  { to: '/community', label: 'Community', glyph: 'people', keys: 'g c', words: 'share' },
  { to: '/workspaces', label: 'Workspaces', glyph: 'people', keys: 'g m', words: 'team members invite share' },
];

type OtherScreen = Pick<Destination, 'to' | 'label' | 'keys' | 'words'>;

/** Screens without a menu entry, reached by search or shortcut. */
export const otherScreens: readonly OtherScreen[] = [
  { to: '/dashboard', label: 'Dashboard', keys: 'g h' },
  { to: '/deals-v2', label: 'Deals as a table', keys: 'g w', words: 'workbench spreadsheet' },
  { to: '/insights', label: 'Insights', keys: 'g i' },
  { to: '/simulator', label: 'Simulator', keys: 'g s' },
  { to: '/privacy/device', label: 'What leaves this device', words: 'privacy consent analytics counting hide amounts' },
  { to: '/debug/apify', label: 'How listings are read', words: 'debug apify scraper parser trace raw actor schema' },
];
