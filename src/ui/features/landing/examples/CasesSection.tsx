import { figures } from 'virtual:landing-figures';
import { formatDay } from '../../../../core/kernel/formatMoneyAndRates.ts';
import type { ExampleHome } from '../../../../core/pipeline/examples/landingFigures.ts';
import { bandTone, scoreTapeBands } from '../../../../core/chart/scoreTape.ts';
import { Tape } from '../../../components/figure/Tape.tsx';
import { toneText } from '../../../components/figure/tone.ts';
import { Section } from '../sections/Section.tsx';
import { LiveExample } from './LiveExample.tsx';

/** Worked examples in place of case studies: three fictional properties, one of them interactive. */
export function CasesSection() {
  return (
    <Section
      id="examples"
      title="Worked examples"
      look="band"
      lead={`Three fictional properties scored with our default rules (${formatDay(figures.on)}).`}
    >
      <ul className="grid gap-4 lg:grid-cols-3">
        {figures.homes.map((home) => (
          <li key={home.lesson} className="grid">
            <Home home={home} />
          </li>
        ))}
      </ul>
      <LiveExample />
    </Section>
  );
}

function Home({ home: { title, terms, score, verdict, figures: shown } }: { readonly home: ExampleHome }) {
  return (
    <article className="grid content-start gap-4 rounded-3 border border-line bg-card p-5 shadow-1 sm:p-6">
      <div>
        <h3 className="text-lg font-semibold tracking-tight">{title}</h3>
        <p className="text-[15px] text-ink-2">{terms}</p>
      </div>
      <div className="grid gap-1.5">
        <p className={`num flex items-baseline justify-between ${toneText[bandTone[score.band]]}`}>
          <span className="text-3xl font-bold tracking-[-0.035em]">{score.total}</span>
          <span className="text-sm font-medium">out of 100</span>
        </p>
        <Tape size="row" value={score.total} zones={scoreTapeBands} summary={`Score ${score.total} out of 100`} />
      </div>
      <p className="font-medium text-pretty">{verdict}</p>
      <dl className="mt-auto grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-4">
        {shown.map((figure) => (
          <div key={figure.id}>
            <dt className="text-[13px] text-ink-2">{figure.label}</dt>
            <dd className={`num text-lg font-semibold tracking-tight ${figure.tone === 'poor' ? 'text-poor' : ''}`}>{figure.value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
