import { PageTitle } from '../components/PageTitle.tsx';
import { AreasStrip } from '../parts/navigation/AreasStrip.tsx';
import { InsightsScreen } from '../features/insights/InsightsScreen.tsx';
import { pageColumn } from '../components/pageFrame.ts';

/** `/insights`: statistics on the user's deals and the country's market. */
export function InsightsRoute() {
  return (
    <div className={pageColumn}>
      <PageTitle title="Insights" />
      <h1 className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">Insights</h1>
      <AreasStrip />
      <InsightsScreen />
    </div>
  );
}
