import { PageTitle } from '../../components/PageTitle.tsx';
import { AlertsScreen } from './AlertsScreen.tsx';
import { pageColumn } from '../../components/pageFrame.ts';

/** `/alerts`: what happened that the person asked to hear of, and the rules that say what that is. */
export function AlertsRoute() {
  return (
    <div className={pageColumn}>
      <PageTitle title="Alerts" />
      <AlertsScreen />
    </div>
  );
}
