import { PageTitle } from '../components/PageTitle.tsx';
import { DashboardScreen } from '../features/dashboard/DashboardScreen.tsx';
import { dealScreens, ScreenStrip } from '../features/frame/navigation/ScreenStrip.tsx';

/** `/dashboard`: where a day with deals begins. */
export function DashboardRoute() {
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 pt-5 sm:px-6 lg:px-8 lg:pt-7">
      <PageTitle title="Dashboard" />
      <h1 className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">Dashboard</h1>
      <ScreenStrip label="Deals" screens={dealScreens} />
      <DashboardScreen />
    </div>
  );
}
