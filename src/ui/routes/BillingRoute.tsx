import { PageTitle } from '../components/PageTitle.tsx';
import { BillingScreen } from '../features/billing/BillingScreen.tsx';
import { pageColumn } from '../components/pageFrame.ts';

/** `/billing`: the plans, usage and plan changes. */
export function BillingRoute() {
  return (
    <div className={pageColumn}>
      <PageTitle title="Billing" />
      <header className="grid gap-1.5">
        <h1 className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">Billing</h1>
        <p className="max-w-prose text-ink-2">Your plan, this month’s usage and plan changes.</p>
      </header>
      <BillingScreen />
    </div>
  );
}
