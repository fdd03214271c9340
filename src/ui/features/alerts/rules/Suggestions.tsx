import { useMemo } from 'react';
import { versionOf } from '../../../../core/alerts/alertRule.ts';
import { describeRule } from '../../../../core/alerts/describeRule.ts';
import { useDealRows } from '../../../../data/view/rows/useDealFeed.ts';
import { Button } from '../../../components/press/Button.tsx';
import { useClock } from '../../../hooks/useClock.ts';
import { suggestionsFor, type Suggestion } from './suggestions.ts';
import { rulePreviewText } from './rulePreviewText.ts';
import { useRules } from './useRules.ts';

/** Suggested rules for a new user, each previewed on their deals. */
export function Suggestions({ onOwn }: { readonly onOwn: () => void }) {
  const { now } = useClock();
  const { put } = useRules();
  const rows = useDealRows();
  const tried = useMemo(() => suggestionsFor(rows ?? []), [rows]);
  const take = ({ test, scope }: Suggestion): void => {
    const at = now();
    void put(null, { version: versionOf(test), test, scope, on: true, createdAt: at, updatedAt: at });
  };
  return (
    <section aria-labelledby="suggestions-title" className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1">
        <h2 id="suggestions-title" className="text-[17px] font-semibold tracking-tight">
          Suggested rules
        </h2>
        <p className="text-ink-2">
          Rules tell you about changes you care about. They run on this device whenever a listing is re-checked, even offline. Your own
          edits don’t trigger them.
        </p>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] rounded-2 border border-line bg-card">
        {tried.map((one) => (
          <li
            key={one.why}
            data-testid="rule-suggestion"
            className="grid gap-3 border-t border-line p-4 first:border-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:p-5"
          >
            <div className="grid gap-0.5">
              <h3 className="font-medium">{describeRule(one)}</h3>
              <p className="text-sm text-ink-2">{one.why}</p>
              {rows === undefined || rows.length === 0 ? null : <p className="text-[13px] text-ink-3">{rulePreviewText(one, one.trial)}</p>}
            </div>
            <Button
              className="justify-self-start"
              data-testid="rule-take"
              aria-label={`Use this rule: ${describeRule(one)}`}
              onClick={() => take(one)}
            >
              Use this rule
            </Button>
          </li>
        ))}
      </ul>
      <Button look="primary" className="justify-self-start" data-testid="rule-new" onClick={onOwn}>
        Create your own rule
      </Button>
    </section>
  );
}
