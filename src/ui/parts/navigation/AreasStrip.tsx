import { ScreenStrip } from './ScreenStrip.tsx';

const screens = [
  { to: '/area-insights', label: 'Areas' },
  { to: '/insights', label: 'Insights' },
] as const;

/** Links to published area figures and the user's own market. */
export const AreasStrip = () => <ScreenStrip label="Areas" screens={screens} />;
