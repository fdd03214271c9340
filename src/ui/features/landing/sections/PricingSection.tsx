import { Badge } from '../../../components/figure/Badge.tsx';
import { LinkButton } from '../../../components/press/LinkButton.tsx';
import { Section } from './Section.tsx';
import { plans } from './sectionWords.ts';

type Plan = (typeof plans)[number];

export function PricingSection() {
  return (
    <Section id="pricing" title="Pricing" lead="Free is available now. Pro and Investor cannot be bought yet; these will be their prices.">
      <ul className="grid gap-4 md:grid-cols-3">
        {plans.map((plan) => (
          <li key={plan.name} className="grid">
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
      <p className="max-w-[72ch] text-pretty text-ink-2">
        Fourteen days to change your mind: once the paid plans can be bought, a first payment is given back in full when you ask within 14
        days of it, without a reason. An analysis is one listing that was read for you; one that could not be read is not counted.
      </p>
    </Section>
  );
}

function PlanCard({ plan: { name, price, period, description, available, features } }: { readonly plan: Plan }) {
  return (
    <article
      className={`relative flex flex-col gap-5 overflow-hidden rounded-3 border p-6 sm:p-7 ${available ? 'border-ink bg-card pt-9 shadow-2 sm:pt-10' : 'border-line'}`}
    >
      {available ? <span aria-hidden="true" className="tape-marks absolute inset-x-0 top-0 h-4 bg-tape forced-colors:hidden" /> : null}
      <div className="grid gap-1">
        <div className="flex items-center justify-between gap-3">
          <h3 className="text-xl font-semibold tracking-tight">{name}</h3>
          <Badge tone={available ? 'good' : 'neutral'}>{available ? 'Available now' : 'Not available yet'}</Badge>
        </div>
        <p className="text-ink-2">{description}</p>
      </div>
      <p className="num flex items-baseline gap-2">
        <span className="text-5xl font-bold tracking-[-0.04em]">{price}</span>
        <span className="text-ink-2">{period}</span>
      </p>
      <ul className="grid gap-2 text-ink-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <svg viewBox="0 0 16 16" className="mt-1 size-4 shrink-0 text-good" aria-hidden="true">
              <path
                d="m2.500 8.500 3.500 3.500 7.500-8"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            {feature}
          </li>
        ))}
      </ul>
      {available ? (
        <LinkButton to="/dashboard" look="primary" size="large" className="mt-auto">
          Start with Free
        </LinkButton>
      ) : null}
    </article>
  );
}
