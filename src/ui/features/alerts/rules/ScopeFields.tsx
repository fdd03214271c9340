import { useMemo } from 'react';
import type { AlertScope } from '../../../../core/alerts/alertRule.ts';
import { strategyNamesIn, type StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import { useDealRows } from '../../../../data/view/rows/useDealFeed.ts';
import { SelectField } from '../../../components/field/SelectField.tsx';
import { TextField } from '../../../components/field/TextField.tsx';
import { useCountry } from '../../../parts/country/useCountry.ts';
import { dealStages } from '../../../parts/address/dealsSearch.ts';
import { familyOfCountry, type CountryFamily } from '../../../parts/country/countryFamily.ts';
import { stageLabels } from '../../../parts/dealRow/stageLabels.ts';
import type { DraftProblem, RuleDraft } from './ruleDraft.ts';

interface ScopeFieldsProps {
  readonly draft: RuleDraft;
  readonly onChange: (changes: Partial<RuleDraft>) => void;
  readonly problem: (field: DraftProblem['field']) => string | undefined;
}

const stages = dealStages.map((value) => ({ value, label: stageLabels[value] }));

/** Selects the deals a rule applies to. */
export function ScopeFields({ draft, onChange, problem }: ScopeFieldsProps) {
  const rows = useDealRows();
  const country = useCountry();
  const strategies = Object.entries(strategyNamesIn(country)).map(([value, label]) => ({ value: value as StrategyId, label }));
  const tags = useMemo(() => tagsOf(rows?.flatMap((row) => row.tags) ?? [], draft.tag), [rows, draft.tag]);
  const tagProblem = problem('tag');
  const scopes: readonly { readonly value: AlertScope['kind']; readonly label: string }[] = [
    { value: 'all', label: 'every deal' },
    { value: 'stage', label: 'deals at one stage' },
    { value: 'strategy', label: 'deals that use one strategy' },
    { value: 'area', label: 'deals in one area' },
    ...(tags.length > 0 ? [{ value: 'tag', label: 'deals with one tag' } as const] : []),
    ...(draft.deal === null ? [] : [{ value: 'deal', label: draft.deal.title } as const]),
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <SelectField label="For" value={draft.scope} options={scopes} testId="rule-scope" onChange={(scope) => onChange({ scope })} />
      {draft.scope === 'stage' ? (
        <SelectField label="Stage" value={draft.stage} options={stages} testId="rule-stage" onChange={(stage) => onChange({ stage })} />
      ) : null}
      {draft.scope === 'strategy' ? (
        <SelectField
          label="Strategy"
          value={draft.strategy}
          options={strategies}
          testId="rule-strategy"
          onChange={(strategy) => onChange({ strategy })}
        />
      ) : null}
      {draft.scope === 'tag' ? (
        <SelectField
          label="Tag"
          value={draft.tag}
          options={[{ value: '', label: 'Choose a tag' }, ...tags.map((value) => ({ value, label: value }))]}
          testId="rule-tag"
          onChange={(tag) => onChange({ tag })}
        />
      ) : null}
      {tagProblem === undefined || draft.scope !== 'tag' ? null : (
        <p role="alert" className="text-sm font-medium text-poor">
          {tagProblem}
        </p>
      )}
      {draft.scope === 'area' ? (
        <TextField
          {...areaWords[familyOfCountry(country)]}
          value={draft.area}
          error={problem('area')}
          autoCapitalize="characters"
          autoComplete="off"
          data-testid="rule-area"
          onChange={(event) => onChange({ area: event.target.value })}
        />
      ) : null}
    </div>
  );
}

const areaWords: Readonly<Record<CountryFamily, { readonly label: string; readonly hint: string }>> = {
  british: { label: 'District', hint: 'For example M6, or M for all M districts.' },
  american: { label: 'ZIP code', hint: 'For example 45402, or 454 for every ZIP code that starts with it.' },
  european: { label: 'Postcode', hint: 'For example 10115, or 101 for every postcode that starts with it.' },
};

const tagsOf = (used: readonly string[], own: string): readonly string[] =>
  [...new Set([...used, ...(own === '' ? [] : [own])])].toSorted((one, other) => one.localeCompare(other, 'en-GB'));
