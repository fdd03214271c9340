import { AreaScreen } from '../features/area/AreaScreen.tsx';
import { pageColumn } from '../components/pageFrame.ts';

/** `/area-insights`: published figures of a place. */
export function AreaInsightsRoute() {
  return (
    <div className={pageColumn}>
      <AreaScreen />
    </div>
  );
}
