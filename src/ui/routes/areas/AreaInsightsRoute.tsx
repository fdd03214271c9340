import { AreaScreen } from '../../features/area/AreaScreen.tsx';

/** `/area-insights`: what is published about a place. */
export function AreaInsightsRoute() {
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] gap-6 px-4 pt-5 sm:px-6 lg:px-8 lg:pt-7">
      <AreaScreen />
    </div>
  );
}
