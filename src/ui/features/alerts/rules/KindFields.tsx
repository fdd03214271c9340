import { lazy, Suspense } from 'react';
import { isDealTest, obligationKinds, type AlertKind, type ObligationKind } from '../../../../core/alerts/alertRule.ts';
import { currencyNames, type Currency } from '../../../../core/kernel/money.ts';
import { currencyOfCountry, marketCountries } from '../../../../core/market/markets.ts';
import { SelectField } from '../../../components/field/SelectField.tsx';
import { TextField } from '../../../components/field/TextField.tsx';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { labelInCurrency } from './levelDraft.ts';
import { draftKinds, isAmount, type DraftProblem, type RuleDraft } from './ruleDraft.ts';

const AreaFields = lazy(async () => ({ default: (await import('./AreaFields.tsx')).AreaFields }));

interface KindFieldsProps {
  readonly draft: RuleDraft;
  readonly onChange: (changes: Partial<RuleDraft>) => void;
  readonly problem: (field: DraftProblem['field']) => string | undefined;
}

const dateWords: Readonly<Record<ObligationKind, string>> = {
  'mortgage-ends': 'A mortgage deal ends',
  'rent-review': 'A rent review is due',
  'certificate-expires': 'A certificate expires',
};

/** Currencies of the supported markets. */
const currencyChoices: readonly { readonly value: Currency; readonly label: string }[] = [
  ...new Set(marketCountries.map(currencyOfCountry)),
].map((value) => ({ value, label: currencyNames[value] }));

/** The event and its threshold. */
export function KindFields({ draft, onChange, problem }: KindFieldsProps) {
  const { kind } = draft;
  const ask = labelInCurrency(draftKinds[kind].ask, draft.currency);
  const kinds = Object.entries(draftKinds).map(([value, { label }]) => ({ value: value as AlertKind, label }));
  return (
    <>
      <SelectField
        label="Tell me when"
        value={kind}
        options={kinds}
        testId="rule-kind"
        onChange={(next) => onChange({ kind: next, value: draftKinds[next].first })}
      />
      {kind === 'area-figure' ? (
        <Suspense fallback={<Spinner label="Loading area figures…" />}>
          <AreaFields figure={draft.figure} onChange={(figure) => onChange({ figure })} />
        </Suspense>
      ) : null}
      {kind === 'date-near' ? (
        <SelectField
          label="Which"
          value={draft.what}
          options={obligationKinds.map((value) => ({ value, label: dateWords[value] }))}
          testId="rule-what"
          onChange={(what) => onChange({ what })}
        />
      ) : null}
      {isAmount(kind) ? (
        <SelectField
          label="Amounts in"
          value={draft.currency}
          options={currencyChoices}
          testId="rule-currency"
          onChange={(currency) => onChange({ currency })}
        />
      ) : null}
      {ask === null ? null : (
        <TextField
          label={ask}
          value={draft.value}
          error={problem('value')}
          inputMode="decimal"
          autoComplete="off"
          data-testid="rule-value"
          onChange={(event) => onChange({ value: event.target.value })}
        />
      )}
      {kind === 'cover-at-rate' ? (
        <TextField
          label="Interest rate, %"
          value={draft.rate}
          error={problem('rate')}
          inputMode="decimal"
          autoComplete="off"
          data-testid="rule-rate"
          onChange={(event) => onChange({ rate: event.target.value })}
        />
      ) : null}
    </>
  );
}

/** Whether rules of this kind apply to deals. */
export const isOverDeals = (kind: AlertKind): boolean => isDealTest({ kind } as Parameters<typeof isDealTest>[0]);
