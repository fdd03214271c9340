import { PageTitle } from '../components/PageTitle.tsx';
import { BillingScreen } from '../features/billing/BillingScreen.tsx';
import { pageColumn } from '../components/pageFrame.ts';

/** `/billing`: the plans, what is used of one, and the way to another. */
export function BillingRoute() {
  return (
    <div className={pageColumn}>
      <PageTitle title="Billing" />
      <header className="grid gap-1.5">
        <h1 className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">Billing</h1>
        <p className="max-w-prose text-ink-2">Your plan, what you used of it this month, and how to change it.</p>
      </header>
      <BillingScreen />
    </div>
  );
}
