import { PageTitle } from '../components/PageTitle.tsx';
import { DashboardScreen } from '../features/dashboard/DashboardScreen.tsx';
import { pageColumn } from '../components/pageFrame.ts';

/** `/dashboard`: the dashboard. */
export function DashboardRoute() {
  return (
    <div className={pageColumn}>
      <PageTitle title="Dashboard" />
      <h1 className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">Dashboard</h1>
      <DashboardScreen />
    </div>
  );
}
