import { Spinner } from '../../components/notice/Spinner.tsx';
import type { RunStep, StepView } from './runView.ts';

const names: Readonly<Record<RunStep, string>> = {
  queued: 'Queued',
  fetching: 'Fetching the listing',
  parsing: 'Reading the page',
  enriching: 'Adding data from other sources',
  analysing: 'Analysing',
  saved: 'Saved on this device',
};

/** Step names for a search run. */
const searchNames: Readonly<Record<RunStep, string>> = {
  ...names,
  fetching: 'Fetching the results',
  parsing: 'Reading the results',
  enriching: 'Reading each property',
};

const stateNames: Readonly<Record<StepView['state'], string>> = {
  done: 'done',
  now: 'in progress',
  'to-come': 'pending',
  skipped: 'not needed',
  failed: 'failed',
};

/** A run's steps in order, each with its state and time. */
export function RunSteps({ steps, search }: { readonly steps: readonly StepView[]; readonly search: boolean }) {
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className="sr-only">
        Steps
      </h2>
      <ol className="rounded-2 border border-line bg-card px-4 shadow-1 sm:px-5">
        {steps.map((each) => (
          <Step key={each.step} view={each} name={(search ? searchNames : names)[each.step]} />
        ))}
      </ol>
    </section>
  );
}

function Step({ view: { step, state, at }, name }: { readonly view: StepView; readonly name: string }) {
  const quiet = state === 'to-come' || state === 'skipped';
  return (
    <li
      data-testid={`run-step-${step}`}
      data-state={state}
      aria-current={state === 'now' ? 'step' : undefined}
      className="flex min-h-12 items-center gap-3 border-t border-line py-2 first:border-0"
    >
      <Mark state={state} />
      <span className={`min-w-0 flex-1 ${state === 'now' ? 'font-semibold' : ''} ${quiet ? 'text-ink-3' : ''}`}>{name}</span>
      <span className={`text-sm ${state === 'failed' ? 'font-medium text-poor' : 'text-ink-3'}`}>
        <span className={state === 'done' || state === 'to-come' ? 'sr-only' : ''}>{stateNames[state]}</span>
        {at === null ? null : (
          <time dateTime={new Date(at).toISOString()} className="num pl-2">
            {clock.format(at)}
          </time>
        )}
      </span>
    </li>
  );
}

function Mark({ state }: { readonly state: StepView['state'] }) {
  if (state === 'now') return <Spinner small />;
  const marks = { done: '✓', failed: '✗', skipped: '–', 'to-come': '·' } as const;
  const looks = { done: 'text-good', failed: 'text-poor', skipped: 'text-ink-3', 'to-come': 'text-ink-3' } as const;
  return (
    <span aria-hidden="true" className={`w-4 text-center font-semibold ${looks[state]}`}>
      {marks[state]}
    </span>
  );
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
