import { acceptedLoss, riskTolerances, type RiskTolerance } from '../../../../core/deal/profile.ts';
import { ownershipOfProfile } from '../../../../core/deal/ownership.ts';
import { countryNames } from '../../../../core/kernel/countries.ts';
import { formatMoney, formatRate } from '../../../../core/kernel/formatMoneyAndRates.ts';
import { parseAmount } from '../../../../core/deal/parseAmount.ts';
import { strategyIds, strategyNamesIn } from '../../../../core/deal/strategies/strategyInput.ts';
import { currencyOfCountry, type MarketCountry } from '../../../../core/market/markets.ts';
import { fromMajor, minor, toMajor } from '../../../../core/kernel/money.ts';
import { rate } from '../../../../core/kernel/rate.ts';
import { ok } from '../../../../core/kernel/result.ts';
import { NumberCell } from '../../../components/field/NumberCell.tsx';
import { Segmented } from '../../../components/field/Segmented.tsx';
import { SelectField } from '../../../components/field/SelectField.tsx';
import { familyOfCountry, type CountryFamily } from '../../../parts/country/countryFamily.ts';
import { inputFormatOf } from '../../../parts/inputs/inputFormat.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { countryChoices } from '../../../parts/country/countryChoices.ts';
import { basisChoices, ownerChoicesWith } from './ownershipChoices.ts';
import type { ProfileEditor } from '../useProfileEditor.ts';
import { defaultEntriesIn } from './entries.ts';
import { EntryPanel } from './EntryPanel.tsx';
import type { Owner } from '../../../../core/deal/owner.ts';

const riskNames: Readonly<Record<RiskTolerance, string>> = { low: 'Low', medium: 'Medium', high: 'High' };

interface YouPartProps {
  /** The editor for the country's values. */
  readonly editor: ProfileEditor;
  readonly country: MarketCountry;
}

/** The user's country, strategy, ownership and budget. */
export function InvestorSection({ editor, country }: YouPartProps) {
  const { strategy = 'buy-to-let', riskTolerance = 'medium' } = editor.profile;
  const { owner, basis } = ownershipOfProfile(editor.profile);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Panel title="Where you invest">
        <div className="py-1.5">
          <SelectField
            label="Where you invest"
            value={country}
            options={countryChoices}
            onChange={(id) => editor.change('country', id)}
            testId="profile-country"
          />
        </div>
        <p className="text-[13px] text-ink-3">
          New deals that don’t state a country use this one. The values on this page apply to properties there. Values you set for other
          countries are kept.
        </p>
      </Panel>
      <Panel title="How you invest">
        <div className="grid justify-items-start gap-1.5 py-1.5">
          <SelectField
            label="Strategy"
            value={strategy}
            options={strategyIds.map((id) => ({ value: id, label: strategyNamesIn(country)[id] }))}
            onChange={(id) => editor.change('strategy', id)}
            testId="profile-strategy"
          />
          <p className="text-[13px] text-ink-3">The default for new deals and the simulator.</p>
        </div>
        <div className="flex flex-wrap gap-x-8 gap-y-1.5 py-1.5">
          <Segmented
            label="Buyer"
            showLabel
            options={ownerChoicesWith(country, owner)}
            value={owner}
            onChange={(id) => editor.change('owner', id)}
          />
          <Segmented label="Returns" showLabel options={basisChoices} value={basis} onChange={(id) => editor.change('basis', id)} />
        </div>
        <p className="text-[13px] text-ink-3">
          These two settings apply to cash flow, cash-on-cash return and IRR. Until you enter your income under Tax, we use an example
          income.
          {ownerRemark(country, owner)}
        </p>
        <div className="py-1.5">
          <Segmented
            label="Risk tolerance"
            showLabel
            options={riskTolerances.map((id) => ({ value: id, label: riskNames[id] }))}
            value={riskTolerance}
            onChange={(id) => editor.change('riskTolerance', id)}
          />
          <p className="num pt-1.5 text-[13px] text-ink-3">{`Up to a ${formatRate(rate(acceptedLoss[riskTolerance]), 0)} chance of loss. Used by the simulator.`}</p>
        </div>
      </Panel>
      <Budget editor={editor} country={country} />
      <EntryPanel
        title={country === 'US' ? 'Down payment and holding period' : 'Deposit and holding period'}
        country={country}
        aside="also under Defaults"
        part="defaults"
        editor={editor}
        entries={defaultEntriesIn(country).filter(({ key }) => key === 'deposit' || key === 'holdYears')}
      />
    </div>
  );
}

/** A remark on how the country taxes the chosen owner, if it differs from the UK; else ''. */
function ownerRemark(country: MarketCountry, owner: Owner): string {
  if (country === 'GB') return '';
  if (owner === 'company') return country === 'US' ? ` ${americanCompany}` : ` Company tax isn’t calculated for ${countryNames[country]}.`;
  return country === 'US' ? ' We assume joint owners file a joint return.' : '';
}

const americanCompany = 'Corporation tax isn’t calculated for the United States. For a single-member LLC, choose sole ownership.';

const budgetWords: Readonly<Record<CountryFamily, string>> = {
  british: 'Total for deposit, tax, fees and refurbishment.',
  american: 'Total for down payment, closing costs, prepaid items and rehab.',
  european: 'Total for deposit, purchase taxes, notary or legal fees and refurbishment.',
};

function Budget({ editor, country }: YouPartProps) {
  const currency = currencyOfCountry(country);
  const own = editor.read('budget');
  const budget = typeof own === 'number' ? own : undefined;
  return (
    <Panel title="Budget">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 py-1.5">
        <p>
          Cash for one purchase
          <span className="block text-[13px] text-ink-3">
            {budgetWords[familyOfCountry(country)]} Strategies that need more are marked.{budget === undefined ? ' Not set.' : ''}
          </span>
        </p>
        <NumberCell
          label="Cash for one purchase"
          value={budget ?? null}
          parse={(text) => {
            const amount = parseAmount(text, inputFormatOf(country));
            return amount.ok ? ok(fromMajor(amount.value.value)) : amount;
          }}
          format={(value) => formatMoney(minor(value), currency)}
          editFormat={(value) => String(toMajor(minor(value)))}
          step={100_000}
          min={0}
          max={100_000_000_000}
          onCommit={(value) => editor.change('budget', value)}
          mark={budget === undefined ? 'default' : 'yours'}
          testId="profile-budget"
        />
      </div>
    </Panel>
  );
}
