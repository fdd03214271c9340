import type { Account } from '../../../account/account.ts';
import { err, ok, type Result } from '../../../core/kernel/result.ts';
import { isStripePage, type PaidPlan, type PortalFlow } from '../../../core/contracts/billingContract.ts';

/** Why the user goes to Stripe. */
export type StripeDestination =
  | { readonly kind: 'buy'; readonly plan: PaidPlan; readonly requestId: string }
  | { readonly kind: 'portal'; readonly flow: Exclude<PortalFlow, 'change'> }
  | { readonly kind: 'change'; readonly plan: PaidPlan };

/** The Stripe page's URL, or an error message to show. */
export async function requestStripePage({ invoke }: Pick<Account, 'invoke'>, aim: StripeDestination): Promise<Result<string, string>> {
  const answer =
    aim.kind === 'buy'
      ? await invoke('billing-checkout', { plan: aim.plan, requestId: aim.requestId })
      : await invoke('billing-portal', aim.kind === 'change' ? { flow: 'change', plan: aim.plan } : { flow: aim.flow });
  if (!answer.ok) return err(messageIn(answer.error.body) ?? answer.error.message);
  const url = fieldOf(answer.value, 'url');
  if (isStripePage(url)) return ok(url);
  return err(messageIn(answer.value) ?? 'Couldn’t read the response. Nothing was bought or changed. Try again.');
}

const fieldOf = (value: unknown, name: string): unknown => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : null);

function messageIn(body: unknown): string | null {
  const message = fieldOf(body, 'message');
  return typeof message === 'string' && message !== '' ? message : null;
}
