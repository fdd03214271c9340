import type { ReactNode } from 'react';

interface PlanOfferProps {
  readonly plan: {
    readonly name: string;
    readonly price: string;
    readonly period: string;
    readonly description: string;
    readonly features: readonly string[];
    readonly remarks: readonly string[];
  };
  /** Whether it is highlighted. */
  readonly marked: boolean;
  /** A badge next to the name. */
  readonly badge: ReactNode;
  /** The plan's action, at the foot. */
  readonly children: ReactNode;
}

/** One plan: price, features and remarks. */
export function PlanOffer({ plan: { name, price, period, description, features, remarks }, marked, badge, children }: PlanOfferProps) {
  return (
    <article
      className={`relative flex flex-col gap-5 overflow-hidden rounded-3 border p-6 sm:p-7 ${marked ? 'border-ink bg-card pt-9 shadow-2 sm:pt-10' : 'border-line'}`}
    >
      {marked ? <span aria-hidden="true" className="tape-marks absolute inset-x-0 top-0 h-4 bg-tape forced-colors:hidden" /> : null}
      <div className="grid gap-1">
        <div className="flex items-center justify-between gap-3">
          <h3 className="text-xl font-semibold tracking-tight">{name}</h3>
          {badge}
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
        {remarks.map((remark) => (
          <li key={remark} className="flex gap-2.5">
            <span aria-hidden="true" className="w-4 shrink-0 text-center">
              –
            </span>
            {remark}
          </li>
        ))}
      </ul>
      {children}
    </article>
  );
}
