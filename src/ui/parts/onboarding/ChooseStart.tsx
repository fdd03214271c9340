import { useState } from 'react';
import { sampleDealsIn } from '../../../core/deal/samples/samplesByCountry.ts';
import { type StrategyId, strategyIds, strategyNamesIn } from '../../../core/deal/strategies/strategyInput.ts';
import type { MarketCountry } from '../../../core/market/markets.ts';
import { notify } from '../../components/notice/notify.ts';
import { SelectField } from '../../components/field/SelectField.tsx';
import { Button } from '../../components/press/Button.tsx';
import { useClock } from '../../hooks/useClock.ts';
import { useOpenWorkspace } from '../../hooks/useOpenWorkspace.ts';
import { familyOfCountry, type CountryFamily } from '../country/countryFamily.ts';
import { failureText } from '../dealCommands/useDealCommands.ts';
import { countryChoices } from '../country/countryChoices.ts';
import { markChosen } from './onboardingState.ts';
import { profileOfChoice } from './profileOfChoice.ts';

/** The strategies shown first. The others are shown on a click. */
const commonStrategies: readonly StrategyId[] = ['buy-to-let', 'brrrr', 'flip', 'hmo'];

const strategyHints: Readonly<Record<CountryFamily, Readonly<Record<StrategyId, string>>>> = {
  british: {
    'buy-to-let': 'Buy, let to one household, hold',
    brrrr: 'Refurbish, remortgage, keep',
    flip: 'Refurbish and sell',
    hmo: 'Let by the room',
    'serviced-accommodation': 'Let by the night',
    'rent-to-rent': 'Rent it and sublet',
    'house-hack': 'Live in it, take in a lodger',
  },
  american: {
    'buy-to-let': 'Buy, rent to one household, hold',
    brrrr: 'Rehab, cash out, keep it',
    flip: 'Rehab and sell',
    hmo: 'Rent out each bedroom',
    'serviced-accommodation': 'Rent by the night',
    'rent-to-rent': 'Lease it and sublet',
    'house-hack': 'Live in it, rent out the rest',
  },
  european: {
    'buy-to-let': 'Buy, let to one household, hold',
    brrrr: 'Renovate, remortgage, keep',
    flip: 'Renovate and sell',
    hmo: 'Let each room separately',
    'serviced-accommodation': 'Let by the night',
    'rent-to-rent': 'Rent it and sublet',
    'house-hack': 'Live in it, take in a lodger',
  },
};

const countryLabel = 'Where are you investing?';

/**
 * Asks for country and strategy, so that the first figures fit the user. The answer is stored once the workspace is open, and can be
 * changed later.
 */
export function ChooseStart() {
  const workspace = useOpenWorkspace();
  const clock = useClock();
  const [country, setCountry] = useState<MarketCountry>('GB');
  const [strategy, setStrategy] = useState<StrategyId>('buy-to-let');
  const [isWhole, setWhole] = useState(false);
  const [busy, setBusy] = useState(false);
  const hasSamples = sampleDealsIn(country).length > 0;
  const choose = async () => {
    setBusy(true);
    const { profileRecord, person } = await workspace();
    const profile = profileOfChoice(await profileRecord.readProfile(), { country, strategy });
    const written = await profileRecord.writeProfile(profile, clock.newId(), clock.now());
    setBusy(false);
    if (written.ok) await markChosen(person.view);
    else notify({ tone: 'poor', title: 'Couldn’t save', detail: failureText(written.error) });
  };
  return (
    <form
      aria-labelledby="start-title"
      data-testid="onboarding"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-3 border border-line bg-card p-5 shadow-1 sm:p-7"
      onSubmit={(event) => {
        event.preventDefault();
        void choose();
      }}
    >
      <Question hasSamples={hasSamples} />
      <div className="max-w-sm min-w-0">
        <SelectField label={countryLabel} value={country} options={countryChoices} onChange={setCountry} testId="start-country" />
      </div>
      <fieldset>
        <legend className="pb-1.5 text-sm font-medium">What’s your strategy?</legend>
        <div className="grid gap-2 min-[480px]:grid-cols-2 lg:grid-cols-4">
          {(isWhole ? strategyIds : commonStrategies).map((id) => (
            <label
              key={id}
              className="relative grid min-h-14 cursor-pointer content-center rounded-2 border border-line px-4 py-2 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand"
            >
              <input
                type="radio"
                name="strategy"
                value={id}
                checked={id === strategy}
                onChange={() => setStrategy(id)}
                className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              />
              <span className="flex items-center justify-between gap-2 leading-snug font-medium">
                {strategyNamesIn(country)[id]}
                {id === strategy ? <span aria-hidden="true">✓</span> : null}
              </span>
              <span className="text-[13px] leading-snug text-ink-2">{strategyHints[familyOfCountry(country)][id]}</span>
            </label>
          ))}
        </div>
        {isWhole ? null : (
          <Button look="quiet" size="small" className="mt-1.5 -ml-2.5" data-testid="start-more" onClick={() => setWhole(true)}>
            More strategies
          </Button>
        )}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" size="large" busy={busy} disabled={busy} data-testid="onboarding-go">
          {hasSamples ? 'Show me sample deals' : 'Start'}
        </Button>
        <Button
          look="quiet"
          size="large"
          data-testid="onboarding-skip"
          onClick={() => void workspace().then(({ person }) => markChosen(person.view))}
        >
          Skip
        </Button>
      </div>
    </form>
  );
}

function Question({ hasSamples }: { readonly hasSamples: boolean }) {
  return (
    <div>
      <h2 id="start-title" className="text-xl font-semibold tracking-tight">
        {hasSamples ? 'Two quick questions, then three sample deals' : 'Two quick questions'}
      </h2>
      <p className="pt-1 text-ink-2">
        No account needed. Everything stays on this device. You can change your answers in your profile, where you can also set the buyer
        and tax.
      </p>
    </div>
  );
}
