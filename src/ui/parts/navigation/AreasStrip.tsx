import { ScreenStrip } from './ScreenStrip.tsx';

const screens = [
  { to: '/area-insights', label: 'Areas' },
  { to: '/insights', label: 'Insights' },
] as const;

/** What is published of places, and the person's own market beside it. */
export const AreasStrip = () => <ScreenStrip label="Areas" screens={screens} />;
