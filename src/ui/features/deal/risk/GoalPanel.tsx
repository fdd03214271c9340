import { useState } from 'react';
import { buyToLetEntry } from '../../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import type { Targets } from '../../../../core/deal/profile.ts';
import type { EvaluationJob } from '../../../../core/pipeline/outcome.ts';
import { Chip } from '../../../components/press/Chip.tsx';
import { tryValues } from '../../../parts/inputs/tryValues.ts';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';
import { LettingGoal, type ChosenGoal } from '../../../parts/risk/LettingGoal.tsx';
import { usualTarget, type RiskFigure } from '../../../parts/risk/riskChoices.ts';

const presets: readonly (readonly [label: string, figure: RiskFigure & keyof Targets])[] = [
  ['Your cash flow target', 'monthlyCashFlow'],
  ['Your cash-on-cash target', 'cashOnCash'],
  ['Your net yield target', 'netYield'],
  ['Your interest cover target', 'interestCover'],
];

/** Goal seek for the deal, with the user's targets as presets. */
export function GoalPanel({ live, job }: { readonly live: LiveDeal; readonly job: EvaluationJob }) {
  const { targets } = job.profile;
  const [goal, setGoal] = useState<ChosenGoal>({ vary: 'purchasePrice', figure: 'monthlyCashFlow', target: targets.monthlyCashFlow });
  return (
    <section aria-label="Set a different target" className="grid gap-3 border-t border-line pt-3 print:hidden">
      <div className="flex flex-wrap gap-1.5">
        {presets.map(([label, figure]) => (
          <Chip
            key={figure}
            pressed={goal.figure === figure && goal.target === targets[figure]}
            onClick={() => setGoal({ ...goal, figure, target: usualTarget(figure, targets) })}
          >
            {label}
          </Chip>
        ))}
      </div>
      <LettingGoal
        job={job}
        goal={goal}
        onGoal={setGoal}
        onTry={
          live.readOnly === null
            ? (input, value) =>
                tryValues(
                  live,
                  { [input]: value },
                  { title: `${buyToLetEntry(input).label} updated`, detail: 'The figures now use this value.' },
                )
            : null
        }
        lane="deal-goal"
      />
    </section>
  );
}
