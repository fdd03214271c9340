import type { ReactNode } from 'react';

interface SectionProps {
  /** The section's anchor. The heading's id derives from it. */
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** `band` has a darker background between hairlines. */
  readonly look?: 'plain' | 'band';
  /** `aside` puts the heading on the left in wide windows. */
  readonly layout?: 'stacked' | 'aside';
  readonly children: ReactNode;
}

/** One section of the landing page: a heading, a sentence and its content. */
export function Section({ id, title, lead, look = 'plain', layout = 'stacked', children }: SectionProps) {
  const aside = layout === 'aside' ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16' : '';
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={look === 'band' ? 'border-y border-line bg-sunk' : undefined}>
      <div className={`mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-8 px-5 py-16 sm:gap-10 sm:py-24 ${aside}`}>
        <div className="grid content-start gap-3">
          <h2 id={`${id}-title`} className="max-w-[20ch] text-3xl font-bold tracking-[-0.03em] text-balance sm:text-[2.6rem]/[1.1]">
            {title}
          </h2>
          {lead === undefined ? null : <p className="max-w-[58ch] text-pretty text-ink-2 sm:text-lg">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
