import { countryOfDeal } from '../../../../core/deal/countryOf.ts';
import type { Deal } from '../../../../core/deal/deal.ts';
import { marketOfDeal } from '../../../../core/deal/marketOfDeal.ts';
import { countryNames, isCountryCode, type CountryCode } from '../../../../core/kernel/countries.ts';
import { isUsState, marketNames, stateOfMarket, usStateNames, type UsState } from '../../../../core/market/markets.ts';
import { undoable } from '../../../components/notice/undoLast.ts';
import { useDealCommands } from '../../deals/useDealCommands.ts';
import type { LiveDeal } from '../live/useLiveDeal.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';

interface CountryChoiceProps {
  readonly deal: Deal;
  readonly live: LiveDeal;
}

/** Where the home is, for a listing that tells another country or two at once; of an American home also in which state. */
export function CountryChoice({ deal, live }: CountryChoiceProps) {
  const place = usePlace(deal, live);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-ink-2">Where is this property?</span>
        <ChoiceSelect
          label="Where is this property?"
          value={deal.country ?? place.told}
          options={countries}
          onChange={place.chooseCountry}
          yours={deal.country !== undefined}
          testId="deal-country"
        />
      </div>
      {place.told === 'US' ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="text-ink-2">Which state?</span>
          <ChoiceSelect
            label="Which state?"
            value={deal.state ?? place.state}
            options={states}
            onChange={place.chooseState}
            yours={deal.state !== undefined}
            testId="deal-state"
          />
        </div>
      ) : null}
    </div>
  );
}

/** What the listing or the person tells of the place, and how to choose it, each with the way back. */
function usePlace(deal: Deal, live: LiveDeal) {
  const commands = useDealCommands();
  const set = async (country: CountryCode | null, state: UsState | undefined): Promise<boolean> => {
    const stored = await commands.country(deal.id, country, state);
    if (stored !== null) live.stored(stored);
    return stored !== null;
  };
  const choose = (country: CountryCode, state: UsState | undefined): void => {
    const [before, stateBefore] = [deal.country ?? null, deal.state];
    const name = state === undefined ? countryNames[country] : marketNames[`US-${state}`];
    void undoable(async () =>
      (await set(country, state))
        ? { back: () => set(before, stateBefore), notice: { tone: 'neutral', title: `The property is in ${name}` } }
        : null,
    );
  };
  const country = countryOfDeal(deal);
  const market = marketOfDeal(deal);
  return {
    told: country.kind === 'country' ? country.country : null,
    state: market.kind === 'market' ? stateOfMarket(market.market) : null,
    chooseCountry: (value: string) => {
      if (isCountryCode(value)) choose(value, undefined);
    },
    chooseState: (value: string) => {
      if (isUsState(value)) choose('US', value);
    },
  };
}

const countries = Object.entries(countryNames).map(([value, name]) => ({ value, label: name.replace(/^the /, '') }));
const states = Object.entries(usStateNames).map(([value, label]) => ({ value, label }));
