import { PageTitle } from '../../components/PageTitle.tsx';
import { areaScreens, ScreenStrip } from '../../features/frame/navigation/ScreenStrip.tsx';
import { InsightsScreen } from '../../features/insights/InsightsScreen.tsx';

/** `/insights`: the person's own market, and the country's. */
export function InsightsRoute() {
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] gap-6 px-4 pt-5 sm:px-6 lg:px-8 lg:pt-7">
      <PageTitle title="Insights" />
      <h1 className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">Insights</h1>
      <ScreenStrip label="Areas" screens={areaScreens} />
      <InsightsScreen />
    </div>
  );
}
