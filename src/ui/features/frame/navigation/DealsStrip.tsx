import { ScreenStrip } from './ScreenStrip.tsx';

const screens = [
  { to: '/deals', label: 'Deals' },
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/deals-v2', label: 'Workbench' },
] as const;

/** The deals as cards, as a day begins with them, and as a table. */
export const DealsStrip = () => <ScreenStrip label="Deals" screens={screens} />;
