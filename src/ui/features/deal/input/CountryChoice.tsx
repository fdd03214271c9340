import type { Deal } from '../../../../core/deal/deal.ts';
import { countryNames, isCountryCode, type CountryCode } from '../../../../core/kernel/countries.ts';
import { undoable } from '../../../components/notice/undoLast.ts';
import { useDealCommands } from '../../deals/useDealCommands.ts';
import type { LiveDeal } from '../live/useLiveDeal.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';

/** Where the home is, for a listing that tells another country or two at once. */
export function CountryChoice({ deal, live }: { readonly deal: Deal; readonly live: LiveDeal }) {
  const commands = useDealCommands();
  const set = async (country: CountryCode | null): Promise<boolean> => {
    const stored = await commands.country(deal.id, country);
    if (stored !== null) live.stored(stored);
    return stored !== null;
  };
  const choose = (value: string): void => {
    if (!isCountryCode(value)) return;
    const before = deal.country ?? null;
    void undoable(async () =>
      (await set(value))
        ? { back: () => set(before), notice: { tone: 'neutral', title: `The property is in ${countryNames[value]}` } }
        : null,
    );
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <span className="text-ink-2">Where is this property?</span>
      <ChoiceSelect
        label="Where is this property?"
        value={deal.country ?? null}
        options={options}
        onChange={choose}
        yours={deal.country !== undefined}
        testId="deal-country"
      />
    </div>
  );
}

const options = Object.entries(countryNames).map(([value, name]) => ({ value, label: name.replace(/^the /, '') }));
