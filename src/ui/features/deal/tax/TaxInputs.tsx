import type { Profile } from '../../../../core/deal/profile.ts';
import type { ResolvedTaxInputs } from '../../../../core/deal/tax/resolveTaxInputs.ts';
import { residenceNames, taxInputCatalogue } from '../../../../core/deal/tax/taxInputCatalogue.ts';
import type { TaxInputKey, TaxOverrides } from '../../../../core/deal/tax/taxInputs.ts';
import { provenanceText } from '../../../../core/report/reportInputs.ts';
import { ukCurrency } from '../../../../core/kernel/countries.ts';
import type { InputSpec } from '../../../../core/deal/strategies/strategyInput.ts';
import { ValueRow } from '../../../parts/inputs/ValueRow.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';

interface TaxInputsProps {
  readonly profile: Profile;
  readonly inputs: ResolvedTaxInputs;
  readonly onChange: (profile: Profile) => void;
}

const partnerKeys: ReadonlySet<TaxInputKey> = new Set(['partnerIncome', 'partnerDividends', 'partnerShare']);

/** The tax assumptions about the user. They are stored in the profile, so every deal shares them. */
export function TaxInputs({ profile, inputs, onChange }: TaxInputsProps) {
  const yours: TaxOverrides = profile.tax ?? {};
  const alone = !inputs.withPartner.value;
  const change = (key: TaxInputKey, value: unknown) => {
    const entries = Object.entries({ ...yours, [key]: value }).filter(([, each]) => each !== null);
    onChange({ ...profile, tax: Object.fromEntries(entries) as TaxOverrides });
  };
  return (
    <Panel title="Tax assumptions" aside="in your profile, for every deal">
      <div>
        {Object.values(inputs)
          .filter(({ key }) => !(alone && partnerKeys.has(key)))
          .map(({ key, value, provenance }) => (
            <ValueRow
              key={key}
              spec={specOf(key)}
              value={value}
              own={yours[key]}
              currency={ukCurrency}
              onChange={(next) => change(key, next)}
              unitWords={taxInputCatalogue[key].unit === 'money' ? 'a year' : ''}
              from={{ mark: provenance.kind === 'profile' ? 'yours' : 'default', words: provenanceText(provenance) }}
              testId={`tax-${key}`}
            />
          ))}
      </div>
    </Panel>
  );
}

function specOf(key: TaxInputKey): InputSpec {
  const { label, unit, bounds } = taxInputCatalogue[key];
  if (unit !== 'residence') return { label, unit, bounds };
  return { label, unit: 'choice', bounds, choices: Object.entries(residenceNames).map(([value, name]) => ({ value, label: name })) };
}
