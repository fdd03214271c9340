import { describeRule } from '../../../../core/alerts/describeRule.ts';
import type { AlertRuleRow } from '../../../../data/alerts/alertRows.ts';
import { UnbrokenAmounts } from '../../../components/figure/UnbrokenAmounts.tsx';
import { Switch } from '../../../components/field/Switch.tsx';
import { useCountry } from '../../../parts/country/useCountry.ts';
import { useRules } from './useRules.ts';

interface RuleListProps {
  readonly rules: readonly AlertRuleRow[];
  readonly onEdit: (row: AlertRuleRow) => void;
}

/** The rules as sentences. Selecting one opens it, and its switch pauses it. */
export function RuleList({ rules, onEdit }: RuleListProps) {
  const { turn } = useRules();
  const country = useCountry();
  return (
    <section aria-labelledby="rules-title" className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-2 border border-line bg-card p-4 sm:p-5">
      <h2 id="rules-title" className="text-[17px] font-semibold tracking-tight">
        Your rules
      </h2>
      {rules.length === 0 ? <p className="text-ink-2">Add a rule to get alerts.</p> : null}
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {rules.map((row) => {
          const sentence = describeRule(row.rule, country);
          return (
            <li
              key={row.id}
              data-testid="alert-rule"
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-t border-line py-2 first:border-0"
            >
              <button
                type="button"
                data-testid="rule-edit"
                onClick={() => onEdit(row)}
                className={`min-h-11 rounded-1 text-left text-[15px] wrap-anywhere underline-offset-4 hover:underline ${row.rule.on ? '' : 'text-ink-3'}`}
              >
                <UnbrokenAmounts text={sentence} />
                {row.rule.on ? null : <span className="block text-[13px]">Paused</span>}
              </button>
              <RuleSwitch label={`Watch: ${sentence}`} on={row.rule.on} onChange={(on) => void turn(row, on)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A switch without a visible label, because the rule is shown next to it. */
const RuleSwitch = ({
  label,
  on,
  onChange,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) => (
  <span className="[&_label>span]:sr-only">
    <Switch label={label} checked={on} onChange={onChange} testId="rule-on" />
  </span>
);
