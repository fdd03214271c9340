import { Badge } from '../../../components/figure/Badge.tsx';
import { LinkButton } from '../../../components/press/LinkButton.tsx';
import { PlanOffer } from '../../../parts/plan/PlanOffer.tsx';
import { Section } from './Section.tsx';
import { plans } from '../../../parts/plan/plans.ts';

export function PricingSection() {
  return (
    <Section id="pricing" title="Pricing" lead="Start with Free. Upgrade to Pro or Investor in the app, if this server takes payments.">
      <ul className="grid gap-4 md:grid-cols-3">
        {plans.map((plan) => (
          <li key={plan.name} className="grid">
            <PlanOffer plan={plan} marked={plan.available} badge={plan.available ? <Badge tone="good">Available now</Badge> : null}>
              {plan.available ? (
                <LinkButton to="/dashboard" look="primary" size="large" className="mt-auto">
                  Start with Free
                </LinkButton>
              ) : (
                <LinkButton to="/billing" size="large" className="mt-auto">
                  See {plan.name} in Billing
                </LinkButton>
              )}
            </PlanOffer>
          </li>
        ))}
      </ul>
      <p className="max-w-[72ch] text-pretty text-ink-2">
        14-day money-back guarantee: if you ask within 14 days of your first payment, we refund all of it, and you don’t need to give a
        reason. An analysis is one listing read for you. Listings that couldn’t be read don’t count.
      </p>
    </Section>
  );
}
