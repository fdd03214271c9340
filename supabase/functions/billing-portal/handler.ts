import { err, ok, unreachable, type Result } from '../../../src/core/kernel/result.ts';
import { isPaidPlan, portalFlows, type PaidPlan, type PortalFlow } from '../../../src/core/contracts/billingContract.ts';
import { respondWithStripePage, failure, type BillingContext, type PageFailure } from '../../../src/backend/billing/billingRequest.ts';
import { isOngoing, type SubscriptionSnapshot } from '../../../src/backend/billing/subscriptionSnapshot.ts';
import { textOf } from '../../../src/backend/billing/jsonFields.ts';
import { refreshSubscription, type Billing } from '../../../src/backend/billing/refreshSubscription.ts';
import { returnOrigin, type OwnOrigin } from '../../../src/backend/billing/returnOrigin.ts';
import { openRequest } from '../../../src/backend/functionRequest.ts';

export interface BillingPortalEnv extends BillingContext {
  readonly ownOrigin: OwnOrigin;
}

/**
 * `POST functions/v1/billing-portal {flow, plan?}`: the URL of a Stripe page on which the caller manages, changes or cancels the
 * subscription. Nothing changes until they confirm it there. `stripe-webhook` receives the result.
 */
export async function handle(request: Request, env: BillingPortalEnv): Promise<Response> {
  const opened = await openRequest(request, env, failure);
  if (!opened.ok) return opened.error;
  const { caller, body, reply } = opened.value;
  const aim = readAim(body);
  const origin = returnOrigin(request, env);
  if (aim === null || origin === null) return reply(400, failure('bad_request'));
  return respondWithStripePage(opened.value, env, (billing) => openPortal(billing, { user: caller.claims.sub, aim, origin }));
}

type Aim = { readonly flow: Exclude<PortalFlow, 'change'> } | { readonly flow: 'change'; readonly plan: PaidPlan };

function readAim({ flow, plan }: Readonly<Record<string, unknown>>): Aim | null {
  const known = portalFlows.find((each) => each === flow);
  if (known === undefined) return null;
  if (known !== 'change') return { flow: known };
  return isPaidPlan(plan) ? { flow: known, plan } : null;
}

interface Visit {
  readonly user: string;
  readonly aim: Aim;
  readonly origin: string;
}

async function openPortal(billing: Billing, { user, aim, origin }: Visit): Promise<Result<string, PageFailure>> {
  const customer = await billing.store.customerOf(user);
  if (customer === null) return err('no_subscription');
  const refreshed = await refreshSubscription(billing, customer);
  if (!refreshed.ok) return refreshed;
  const { subscription } = refreshed.value;
  // The invoices of an ended subscription can still be viewed.
  if (subscription === null || (aim.flow !== 'manage' && !isOngoing(subscription))) return err('no_subscription');
  const { portalConfiguration, prices } = billing.settings;
  const fields = {
    customer,
    locale: 'en-GB',
    return_url: `${origin}/billing?portal=back`,
    ...(portalConfiguration === null ? {} : { configuration: portalConfiguration }),
    ...flowFields(aim, subscription, prices),
  };
  const opened = await billing.stripe.post('/v1/billing_portal/sessions', fields, null);
  return opened.ok ? ok(textOf(opened.value['url'])) : opened;
}

/** The single task to open the portal with, if any (docs.stripe.com/customer-management/portal-deep-links). */
function flowFields(
  aim: Aim,
  { id, itemId }: SubscriptionSnapshot,
  prices: Billing['settings']['prices'],
): Readonly<Record<string, string>> {
  switch (aim.flow) {
    case 'manage':
      return {};
    case 'cancel':
      return { 'flow_data[type]': 'subscription_cancel', 'flow_data[subscription_cancel][subscription]': id };
    case 'change':
      return {
        'flow_data[type]': 'subscription_update_confirm',
        'flow_data[subscription_update_confirm][subscription]': id,
        'flow_data[subscription_update_confirm][items][0][id]': itemId,
        'flow_data[subscription_update_confirm][items][0][price]': prices[aim.plan][0] ?? '',
        'flow_data[subscription_update_confirm][items][0][quantity]': '1',
      };
    default:
      return unreachable(aim);
  }
}
