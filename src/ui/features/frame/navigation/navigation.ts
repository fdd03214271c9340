import type { GlyphName } from '../../../components/press/Glyph.tsx';

/** A screen of the navigation. */
export interface Destination {
  readonly to: string;
  readonly label: string;
  readonly glyph: GlyphName;
  /** Its keyboard shortcut. */
  readonly keys?: string;
  /** Additional search terms. */
  readonly words?: string;
  /** Other paths on which the screen is also marked as current. */
  readonly also?: readonly string[];
}

const deals: Destination = {
  to: '/deals',
  label: 'Deals',
  glyph: 'table',
  keys: 'g d',
  also: ['/dashboard', '/deals-v2', '/sync-progress'],
};
const portfolio: Destination = {
  to: '/portfolio',
  label: 'Portfolio',
  glyph: 'keys',
  keys: 'g o',
  words: 'holdings owned equity loans tenancies',
};
const alerts: Destination = { to: '/alerts', label: 'Alerts', glyph: 'bell', keys: 'g l', words: 'rules inbox' };

/** The third main screen, which does not fit the phone's bar. */
export const areas: Destination = { to: '/area-insights', label: 'Areas', glyph: 'pin', keys: 'g a', also: ['/insights'] };

/** The main screens, in the order of the navigation. */
export const mainScreens: readonly Destination[] = [deals, portfolio, areas, alerts];

/** The screens in the phone's bottom bar, before and after its Add button. */
export const barScreens = { before: [deals, portfolio], after: [alerts] } as const;

/** Whether a path equals a destination's path or is below it. */
const isUnder = (path: string, to: string): boolean => path === to || path.startsWith(`${to}/`);

/** Whether a path belongs to a destination. */
export const isCurrent = (path: string, { to, also = [] }: Pick<Destination, 'to' | 'also'>): boolean =>
  [to, ...also].some((each) => isUnder(path, each));

/** Focuses the link field when "Add" is clicked on a screen that already shows it. */
export function focusLinkField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}
