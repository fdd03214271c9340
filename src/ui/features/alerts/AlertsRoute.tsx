import { PageTitle } from '../../components/PageTitle.tsx';
import { AlertsScreen } from './AlertsScreen.tsx';

/** `/alerts`: what happened that the person asked to hear of, and the rules that say what that is. */
export function AlertsRoute() {
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-5 sm:px-6 lg:px-8 lg:pt-7">
      <PageTitle title="Alerts" />
      <AlertsScreen />
    </div>
  );
}
