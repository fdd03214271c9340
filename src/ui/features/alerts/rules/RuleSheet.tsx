import { useState } from 'react';
import type { AlertRuleRow } from '../../../../data/alerts/alertRows.ts';
import { currencyOfCountry } from '../../../../core/market/markets.ts';
import { describeRule } from '../../../../core/alerts/describeRule.ts';
import { Switch } from '../../../components/field/Switch.tsx';
import { UnbrokenAmounts } from '../../../components/figure/UnbrokenAmounts.tsx';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { useCountry } from '../../../parts/country/useCountry.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { Editable } from '../../../parts/teams/Editable.tsx';
import { draftOf, firstDraft, readDraft, ruleOf, type DraftProblem, type RuleDraft } from './ruleDraft.ts';
import { isOverDeals, KindFields } from './KindFields.tsx';
import { ScopeFields } from './ScopeFields.tsx';
import { RulePreview } from './RulePreview.tsx';
import { useRules } from './useRules.ts';

interface RuleSheetProps {
  /** Null for a new rule. */
  readonly edited: AlertRuleRow | null;
  readonly onClose: () => void;
}

const formId = 'alert-rule-form';

/** Edits a rule and previews its matches among the current deals. */
export function RuleSheet({ edited, onClose }: RuleSheetProps) {
  const { now } = useClock();
  const { put, remove } = useRules();
  const country = useCountry();
  const [changes, setChanges] = useState<Partial<RuleDraft>>({});
  const begun = edited === null ? { ...firstDraft, currency: currencyOfCountry(country) } : draftOf(edited.rule);
  const draft: RuleDraft = { ...begun, ...changes };
  const [tried, setTried] = useState(false);
  const read = readDraft(draft);
  const change = (more: Partial<RuleDraft>): void => setChanges((before) => ({ ...before, ...more }));
  const save = async (): Promise<void> => {
    setTried(true);
    if (!read.ok) return;
    if (await put(edited?.id ?? null, ruleOf(read.value, { draft, before: edited?.rule ?? null, at: now() }))) onClose();
  };
  const problem = (field: DraftProblem['field']): string | undefined =>
    read.ok || read.error.field !== field || (!tried && field !== 'value' && field !== 'rate') ? undefined : read.error.message;
  const figureProblem = problem('figure');
  return (
    <Sheet
      open
      onClose={onClose}
      title={edited === null ? 'New rule' : 'Rule'}
      actions={
        <Editable>
          {edited === null ? null : (
            <Button className="mr-auto" data-testid="rule-delete" onClick={() => void remove(edited).then((done) => done && onClose())}>
              Delete
            </Button>
          )}
          <Button look="primary" type="submit" form={formId} data-testid="rule-save">
            {edited === null ? 'Create rule' : 'Save'}
          </Button>
        </Editable>
      }
    >
      <form
        id={formId}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <KindFields draft={draft} onChange={change} problem={problem} />
        {isOverDeals(draft.kind) ? (
          <>
            <ScopeFields draft={draft} onChange={change} problem={problem} />
            <Switch
              label="Include my own edits"
              hint="When off, only listing changes and edits on your other devices trigger the rule."
              checked={draft.ownChanges}
              onChange={(ownChanges) => change({ ownChanges })}
              testId="rule-own"
            />
          </>
        ) : null}
        {figureProblem === undefined ? null : (
          <p role="alert" className="text-sm font-medium text-poor">
            {figureProblem}
          </p>
        )}
        {read.ok ? (
          <div className="grid gap-1 rounded-2 bg-sunk p-4">
            <p data-testid="rule-sentence" className="text-lg leading-snug font-semibold tracking-tight">
              <UnbrokenAmounts text={`${describeRule(read.value, country)}.`} />
            </p>
            <RulePreview asked={read.value} />
          </div>
        ) : null}
      </form>
    </Sheet>
  );
}
