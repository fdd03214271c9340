import { useEffect } from 'react';
import { Badge } from '../../../components/figure/Badge.tsx';
import { LinkButton } from '../../../components/press/LinkButton.tsx';
import { TapeFacts } from './TapeFacts.tsx';
import { features, plans, steps } from './sections.ts';

const shell = 'mx-auto max-w-6xl px-5';
const heading = 'text-3xl font-bold tracking-[-0.03em] sm:text-4xl';

/** The page below the hero: measured facts, steps, what it does, what it costs, who it is for. */
export function LandingSections() {
  useEffect(() => {
    // The page was opened at a place that did not exist until now; the browser has stopped looking for it.
    const place = globalThis.location.hash.slice(1);
    if (['features', 'pricing', 'about'].includes(place)) document.getElementById(place)?.scrollIntoView();
  }, []);
  return (
    <>
      <TapeFacts />
      <Steps />
      <Features />
      <Pricing />
      <About />
    </>
  );
}

function Steps() {
  return (
    <section aria-labelledby="steps-title" className={`${shell} grid gap-8 py-16 sm:py-24`}>
      <h2 id="steps-title" className={heading}>
        How it works
      </h2>
      <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
        {steps.map((step, at) => (
          <li key={step.title} className="border-t-2 border-ink pt-4">
            <span className="num text-sm font-semibold text-ink-3">{at + 1}</span>
            <h3 className="pt-1 text-xl font-semibold tracking-tight">{step.title}</h3>
            <p className="pt-1.5 text-ink-2">{step.words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="border-y border-line bg-sunk">
      <div className={`${shell} grid gap-8 py-16 sm:py-24 lg:grid-cols-[1fr_2fr] lg:gap-16`}>
        <h2 id="features-title" className={`${heading} max-w-[12ch]`}>
          What it measures
        </h2>
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {features.map((feature) => (
            <div key={feature.title} className="border-t border-line py-5">
              <dt className="font-semibold">{feature.title}</dt>
              <dd className="pt-1 text-ink-2">{feature.words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Pricing() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className={`${shell} grid gap-8 py-16 sm:py-24`}>
      <div className="grid gap-2">
        <h2 id="pricing-title" className={heading}>
          Pricing
        </h2>
        <p className="max-w-[56ch] text-ink-2">
          Only Free is available now. Pro and Investor cannot be bought yet; these will be their prices.
        </p>
      </div>
      <ul className="grid gap-4 md:grid-cols-3">
        {plans.map((plan) => (
          <li
            key={plan.name}
            className={`flex flex-col gap-4 rounded-3 border p-6 ${plan.available ? 'border-ink bg-card shadow-2' : 'border-line bg-transparent'}`}
          >
            <div className="flex items-center justify-between gap-3">
              <h3 className="text-lg font-semibold">{plan.name}</h3>
              <Badge tone={plan.available ? 'good' : 'neutral'}>{plan.available ? 'Available now' : 'Not available yet'}</Badge>
            </div>
            <p className="num flex items-baseline gap-2">
              <span className="text-4xl font-bold tracking-[-0.035em]">{plan.price}</span>
              <span className="text-ink-2">{plan.period}</span>
            </p>
            <ul className="grid gap-1.5 text-ink-2">
              {plan.features.map((feature) => (
                <li key={feature} className="flex gap-2">
                  <span aria-hidden="true" className="mt-[0.7em] h-px w-3 shrink-0 bg-ink-3" />
                  {feature}
                </li>
              ))}
            </ul>
            {plan.available ? (
              <LinkButton to="/deals" look="primary" className="mt-auto">
                Start with Free
              </LinkButton>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function About() {
  return (
    <section id="about" aria-labelledby="about-title" className="border-t border-line">
      <div className={`${shell} grid gap-6 py-16 sm:py-24 lg:grid-cols-[1fr_2fr] lg:gap-16`}>
        <h2 id="about-title" className={heading}>
          About
        </h2>
        <div className="grid max-w-[62ch] gap-4 text-lg text-ink-2">
          <p>
            Yardstick is for people who buy property to let and want to know what a listing is worth to them before they ring. It starts
            with the United Kingdom.
          </p>
          <p>
            Your deals are kept on your own device and the sums are done there. The server signs you in and reads the listing behind a link
            you paste.
          </p>
          <p>It measures; it does not advise. Check every figure you rely on, and take advice on tax and finance before you buy.</p>
        </div>
      </div>
    </section>
  );
}
