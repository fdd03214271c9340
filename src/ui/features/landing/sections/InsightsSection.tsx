import { figures } from 'virtual:landing-figures';
import { Section } from './Section.tsx';

const highest = figures.rents[0]?.amount ?? 1;

/** Market insights teaser: published rents by region. */
export function InsightsSection() {
  return (
    <Section
      id="insights"
      title="Average rents by region"
      layout="aside"
      look="band"
      lead="Average monthly rent for two bedrooms. Our rent estimates start here and get more precise as you add details."
    >
      <figure className="grid gap-4">
        <ol className="num grid gap-2.5 text-[15px]">
          {figures.rents.map(({ region, amount, text }) => (
            <li
              key={region}
              className="grid grid-cols-[8.5rem_minmax(0,1fr)_4rem] items-center gap-3 sm:grid-cols-[13rem_minmax(0,1fr)_4.5rem]"
            >
              <span>{region}</span>
              <span aria-hidden="true" className="h-4 border-l border-tape-edge">
                <span
                  style={{ width: `${((amount / highest) * 100).toFixed(1)}%` }}
                  className="block h-full rounded-r-[4px] border border-l-0 border-tape-edge bg-tape"
                />
              </span>
              <span className="text-right font-semibold">{text}</span>
            </li>
          ))}
        </ol>
        <figcaption className="text-[15px] text-pretty text-ink-2">
          Office for National Statistics, Price Index of Private Rents, August 2026, under the Open Government Licence v3.0. Northern
          Ireland is not in the release. Yields and prices for the properties you analyse appear in your own{' '}
          <a href="/insights" className="font-medium text-ink underline underline-offset-4">
            insights
          </a>
          .
        </figcaption>
      </figure>
    </Section>
  );
}
