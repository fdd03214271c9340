import type { Judgement } from '../../../../core/pipeline/judgeStrategy.ts';
import { bandTone } from '../../../../core/report/charts/scoreTape.ts';
import { Badge } from '../../../components/figure/Badge.tsx';
import { Panel } from '../report/Panel.tsx';
import { RuleList } from '../tabs/RuleList.tsx';

/** The score of a strategy, what is so in words, and each rule it was held against. */
export function StrategyVerdict({ judgement: { score, rules, verdict } }: { readonly judgement: Judgement }) {
  return (
    <Panel title="Held against its rules" aside={`${verdict.rulesMet} of ${verdict.rulesAsked} rules met`}>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1" data-testid="strategy-score">
        <span className="num text-3xl font-semibold tracking-tight">{score.total}</span>
        <span className="text-ink-3">of 100</span>
        <Badge tone={bandTone[score.band]}>{score.band}</Badge>
      </p>
      <p className="mt-2 mb-3" data-testid="strategy-verdict">
        {verdict.words}
      </p>
      <RuleList rules={rules} />
    </Panel>
  );
}
