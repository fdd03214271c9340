import { PageTitle } from '../../components/PageTitle.tsx';
import { AlertsScreen } from './AlertsScreen.tsx';
import { pageColumn } from '../../components/pageFrame.ts';

/** `/alerts`: the alert inbox and its rules. */
export function AlertsRoute() {
  return (
    <div className={pageColumn}>
      <PageTitle title="Alerts" />
      <AlertsScreen />
    </div>
  );
}
