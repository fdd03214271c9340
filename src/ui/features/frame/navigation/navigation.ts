import type { GlyphName } from '../../../components/press/Glyph.tsx';

/** A screen of the navigation. */
export interface Destination {
  readonly to: string;
  readonly label: string;
  readonly glyph: GlyphName;
  /** The keys that lead there. */
  readonly keys: string;
  /** Other words it is looked for by. */
  readonly words?: string;
}

/** The main screens, in the order of the navigation. */
export const mainScreens: readonly Destination[] = [
  { to: '/dashboard', label: 'Dashboard', glyph: 'gauge', keys: 'g h' },
  { to: '/deals', label: 'Deals', glyph: 'house', keys: 'g d' },
  { to: '/portfolio', label: 'Portfolio', glyph: 'keys', keys: 'g o', words: 'holdings owned equity loans tenancies' },
  { to: '/alerts', label: 'Alerts', glyph: 'bell', keys: 'g l', words: 'rules inbox' },
  { to: '/deals-v2', label: 'Workbench', glyph: 'table', keys: 'g w' },
  { to: '/simulator', label: 'Simulator', glyph: 'sliders', keys: 'g s' },
  { to: '/insights', label: 'Insights', glyph: 'chart', keys: 'g i' },
  { to: '/area-insights', label: 'Areas', glyph: 'pin', keys: 'g a' },
  { to: '/investor-profile', label: 'Investor profile', glyph: 'person', keys: 'g p' },
  {
    to: '/install',
    label: 'This device',
    glyph: 'device',
    keys: 'g t',
    words: 'install offline version update repair storage backup restore bookmarklet share home screen',
  },
];

/** What stands with the account. */
export const accountScreens: readonly Destination[] = [
  { to: '/community', label: 'Community', glyph: 'people', keys: 'g c', words: 'team share' },
  { to: '/billing', label: 'Billing', glyph: 'card', keys: 'g b', words: 'plan upgrade' },
];

/** Whether a path is a destination or lies under it. */
export const isUnder = (path: string, to: string): boolean => path === to || path.startsWith(`${to}/`);

/** Puts the caret into the link field when "Add" is pressed on a screen that shows it already. */
export function focusLinkField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}
