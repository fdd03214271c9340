import { useMemo } from 'react';
import { formatMoney } from '../../../../core/kernel/formatMoneyAndRates.ts';
import type { EvaluationJob, LettingOutcome } from '../../../../core/pipeline/outcome.ts';
import { ukCurrency } from '../../../../core/kernel/countries.ts';
import { UnbrokenAmounts } from '../../../components/figure/UnbrokenAmounts.tsx';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { Explained, SourceTitle } from '../../../parts/explanation/Explanations.tsx';
import { useAnswer } from '../../../parts/liveDeal/useAnswer.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { ReportTableView } from '../report/ReportTableView.tsx';
import { tableOf } from '../report/reportParts.ts';
import { RulesAfterTax } from './RulesAfterTax.tsx';
import { TaxInputs } from './TaxInputs.tsx';
import { taxSentence, whyItKeepsMore } from './taxSentence.ts';
import type { ReportTable } from '../../../../core/report/reportTable.ts';
import { EditableProfile } from '../../../parts/teams/EditableProfile.tsx';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

/** Compares sole, joint and company ownership of the letting after all tax, over the hold and the sale. */
export function TaxTab({ live }: { readonly live: LiveDeal }) {
  const { job } = live;
  const question = useMemo((): [EvaluationJob] | null => (job === null ? null : [job]), [job]);
  const { answer, fresh, failure } = useAnswer({ name: 'evaluateAfterTax', args: question, lane: 'deal-after-tax', pause: 60 });
  const outcome = answer?.ok === true ? answer.outcome : null;
  if (failure !== null && outcome === null) return <p role="alert">Couldn’t calculate the taxes. {failure.message}</p>;
  if (outcome === null || job === null || outcome.afterTax === undefined) return <Spinner label="Calculating the taxes…" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5" aria-busy={!fresh}>
      <p data-testid="tax-sentence" className="max-w-[60ch] text-[19px] leading-snug font-medium tracking-tight text-balance">
        <UnbrokenAmounts text={taxSentence(outcome.afterTax)} />
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:items-start">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <RulesAfterTax job={job} />
          <TaxTable outcome={outcome} id="after-tax" />
          <TaxTable outcome={outcome} id="after-tax-returns" />
          <Why outcome={outcome} />
          <TaxLaws outcome={outcome} />
        </div>
        <div className="grid gap-2">
          <EditableProfile>
            <TaxInputs profile={job.profile} inputs={outcome.afterTax.inputs} onChange={live.keepProfile} />
          </EditableProfile>
        </div>
      </div>
    </div>
  );
}

/** An after-tax table with the calculation of each figure below it. */
function TaxTable({ outcome, id }: { readonly outcome: LettingOutcome; readonly id: string }) {
  const table = tableOf(outcome.report, id);
  if (table === null) return null;
  return (
    <Panel title={table.title}>
      <ReportTableView table={table} quiet />
      <HowComputed table={table} />
    </Panel>
  );
}

function HowComputed({ table }: { readonly table: ReportTable }) {
  const explained = table.explanations ?? [];
  if (explained.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 content-center text-sm font-medium">How each figure is calculated</summary>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {explained.map((explanation) => (
          <li key={explanation.id} className="flex min-h-11 items-center justify-between gap-2 border-t border-line text-sm">
            <span className="min-w-0">{explanation.label}</span>
            <Explained
              figure={explanation}
              label={explanation.label}
              value={explanation.value}
              className="num font-medium whitespace-nowrap"
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Why({ outcome }: { readonly outcome: LettingOutcome }) {
  if (outcome.afterTax === undefined) return null;
  return (
    <Panel title="What makes the difference">
      {whyItKeepsMore(outcome.afterTax).map(({ words, reasons }) => (
        <div key={words}>
          <h3 className="pt-1 text-sm font-medium text-ink-2">{words}</h3>
          <ul>
            {reasons.map(({ label, amount }) => (
              <li key={label} className="flex justify-between gap-4 border-t border-line py-2 text-[15px] first:border-0">
                <span>{label}</span>
                <span className={`num font-medium ${amount < 0 ? 'text-poor' : 'text-good'}`}>
                  {amount < 0 ? '' : '+'}
                  {formatMoney(amount, ukCurrency)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Panel>
  );
}

function TaxLaws({ outcome }: { readonly outcome: LettingOutcome }) {
  return (
    <Panel title="Tax legislation">
      <ul>
        {outcome.report.laws.map((law) => (
          <li
            key={`${law.title} ${law.inForceFrom}`}
            className="border-t border-line py-2 text-sm leading-6 first:border-0 [&_a]:inline-block"
          >
            <SourceTitle title={law.title} url={law.url} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
