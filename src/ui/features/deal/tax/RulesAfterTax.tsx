import { useMemo, useState } from 'react';
import type { OwnershipForm } from '../../../../core/market/landlordRules.ts';
import type { EvaluationJob } from '../../../../core/pipeline/outcome.ts';
import { Segmented } from '../../../components/field/Segmented.tsx';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { useAnswer } from '../../../parts/liveDeal/useAnswer.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { RuleList } from '../tabs/RuleList.tsx';

const owners: readonly { readonly value: OwnershipForm; readonly label: string }[] = [
  { value: 'personal', label: 'Sole' },
  { value: 'joint', label: 'Joint' },
  { value: 'company', label: 'Limited company' },
];

/** The user's rules and the score after tax, for the chosen ownership. */
export function RulesAfterTax({ job }: { readonly job: EvaluationJob }) {
  const [owner, setOwner] = useState<OwnershipForm>('personal');
  const question = useMemo((): [EvaluationJob, OwnershipForm] => [job, owner], [job, owner]);
  const { answer, failure } = useAnswer({ name: 'afterTaxVerdict', args: question, lane: 'deal-after-tax-verdict', pause: 120 });
  return (
    <Panel title="Your rules after tax">
      <div className="grid gap-3">
        <Segmented label="Ownership" options={owners} value={owner} onChange={setOwner} />
        {failure === null ? null : <p role="alert">Couldn’t check your rules. {failure.message}</p>}
        {answer === null && failure === null ? <Spinner label="Calculating the verdict…" /> : null}
        {answer?.ok === false ? <p>{answer.error.message}</p> : null}
        {answer?.ok === true ? (
          <>
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <span className="num text-3xl font-semibold tracking-tight">{answer.value.score.total}</span>
              <span className="text-ink-3">out of 100 after tax</span>
            </p>
            <p data-testid="after-tax-verdict">
              {answer.value.verdict.words}
              {answer.value.disagreement === null ? null : ` ${answer.value.disagreement}`}
            </p>
            <RuleList rules={answer.value.rules} />
          </>
        ) : null}
      </div>
    </Panel>
  );
}
