import { countryOfDeal } from '../../../core/deal/countryOf.ts';
import type { Deal } from '../../../core/deal/deal.ts';
import { marketOfDeal } from '../../../core/deal/marketOfDeal.ts';
import { countryNames, isCountryCode, type CountryCode } from '../../../core/kernel/countries.ts';
import { undoable } from '../../components/notice/undoLast.ts';
import { useDealCommands } from '../dealCommands/useDealCommands.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { placeName, regionQuestion } from './regionQuestion.ts';
import type { LiveDeal } from '../liveDeal/liveDeal.ts';

interface CountryChoiceProps {
  readonly deal: Deal;
  readonly live: LiveDeal;
}

/** Asks for the property's country if the listing is ambiguous, and for its region if the law differs within the country. */
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
      {place.region === null ? null : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="text-ink-2">{place.region.question}</span>
          <ChoiceSelect
            label={place.region.question}
            value={place.region.value}
            options={place.region.options}
            onChange={place.chooseRegion}
            yours={deal.region !== undefined}
            testId="deal-region"
          />
        </div>
      )}
    </div>
  );
}

/** The place from the listing or user, and commands to choose it, each with Undo. */
function usePlace(deal: Deal, live: LiveDeal) {
  const commands = useDealCommands();
  const set = async (country: CountryCode | null, region: string | undefined): Promise<boolean> => {
    const stored = await commands.country(deal.id, country, region);
    if (stored !== null) live.stored(stored);
    return stored !== null;
  };
  const choose = (country: CountryCode, region: string | undefined): void => {
    const [before, regionBefore] = [deal.country ?? null, deal.region];
    void undoable(async () =>
      (await set(country, region))
        ? {
            back: () => set(before, regionBefore),
            notice: { tone: 'neutral', title: `Location set to ${placeName(country, region)}` },
          }
        : null,
    );
  };
  const found = countryOfDeal(deal);
  const told = found.kind === 'country' ? found.country : null;
  const region = regionQuestion(told, deal.region, marketOfDeal(deal));
  return {
    told,
    region,
    chooseCountry: (value: string) => {
      if (isCountryCode(value)) choose(value, undefined);
    },
    chooseRegion: (value: string) => {
      if (told !== null && region?.options.some((option) => option.value === value) === true) choose(told, value);
    },
  };
}

const countries = Object.entries(countryNames).map(([value, name]) => ({ value, label: name.replace(/^the /, '') }));
