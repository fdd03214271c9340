import type { StrategyCheck } from '../../../../core/engine/strategies/strategyAnalysis.ts';
import type { StrategyEvaluation } from '../../../../core/pipeline/evaluateStrategy.ts';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import { Explained, SourceTitle } from '../../../parts/explanation/Explanations.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';

/** A strategy's results, with its legal and lending checks. */
export function StrategyResult({ evaluation }: { readonly evaluation: StrategyEvaluation<StrategyId> }) {
  return (
    <>
      <Panel title="Results">
        <Figures evaluation={evaluation} />
      </Panel>
      <Checks checks={evaluation.analysis.checks} />
    </>
  );
}

function Figures({ evaluation }: { readonly evaluation: StrategyEvaluation<StrategyId> }) {
  return (
    <dl>
      {evaluation.analysis.figures.map(({ id, label, text }, at) => {
        const explanation = evaluation.explanations.find((each) => each.id === id);
        return (
          <div
            key={id}
            data-testid={`strategy-figure-${id}`}
            className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-1.5 first:border-0"
          >
            <dt className="text-[15px] leading-tight text-ink-2">{label}</dt>
            <dd className={`num font-semibold tracking-tight ${at < 3 ? 'text-[22px]' : 'text-[17px]'}`}>
              {explanation === undefined ? text : <Explained figure={explanation} label={label} value={text} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const levels: Readonly<Record<StrategyCheck['level'], { readonly sign: string; readonly words: string; readonly look: string }>> = {
  must: { sign: '!', words: 'Rule', look: 'text-poor' },
  ask: { sign: '?', words: 'Question', look: 'text-fair' },
  note: { sign: 'i', words: 'Note', look: 'text-ink-3' },
};

function Checks({ checks }: { readonly checks: readonly StrategyCheck[] }) {
  if (checks.length === 0) return null;
  return (
    <Panel title="Rules and questions" aside={`${checks.length} to check`}>
      <ul>
        {checks.map(({ id, level, words, rule }) => (
          <li key={id} className="grid grid-cols-[1.5rem_minmax(0,1fr)] border-t border-line py-2.5 first:border-0">
            <span aria-hidden="true" className={`font-semibold ${levels[level].look}`}>
              {levels[level].sign}
            </span>
            <div>
              <p className="text-[15px]">
                <span className="sr-only">{levels[level].words}: </span>
                {words}
              </p>
              {rule === null ? null : (
                <p className="text-[13px] text-ink-3">
                  <SourceTitle title={rule.title} url={rule.url} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
