import { strategyInputs } from '../../../../core/deal/strategies/strategyCatalogue.ts';
import { ProvenanceMark } from '../../../components/figure/ProvenanceMark.tsx';
import type { Deal } from '../../../../core/deal/deal.ts';
import { countryOfMarket } from '../../../../core/market/markets.ts';
import { CountryChoice } from '../input/CountryChoice.tsx';
import { DealInput } from '../input/DealInput.tsx';
import { wordsIn } from '../marketWords.ts';
import type { LiveDeal } from '../live/useLiveDeal.ts';

/** Every input of the analysis by group, each with what it means and where its value came from. */
export function AllInputs({ live, deal }: { readonly live: LiveDeal; readonly deal: Deal }) {
  const isAbroad = countryOfMarket(live.market) !== 'GB';
  const entries = strategyInputs(live.strategy.id, live.market);
  const words = wordsIn(live.market);
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5">
        <ProvenanceMark mark="listing" />
        <ProvenanceMark mark="estimate" />
        <ProvenanceMark mark="default" />
        <ProvenanceMark mark="profile" />
        <ProvenanceMark mark="yours" />
      </div>
      {isAbroad || deal.country !== undefined ? (
        <section aria-label="Where it is" className="max-w-xl rounded-2 border border-line bg-card p-4 shadow-1 sm:p-5 print:hidden">
          <h2 className="pb-2 text-[17px] font-semibold tracking-tight">Where it is</h2>
          <CountryChoice deal={deal} live={live} />
        </section>
      ) : null}
      <div className="gap-5 lg:columns-2">
        {groups.map((group) => (
          <section
            key={group}
            aria-label={words(group)}
            className="mb-5 break-inside-avoid rounded-2 border border-line bg-card p-4 shadow-1 last:mb-0 sm:p-5 print:shadow-none"
          >
            <h2 className="pb-1 text-[17px] font-semibold tracking-tight">{words(group)}</h2>
            {entries
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <DealInput key={entry.key} live={live} entry={entry} explained />
              ))}
          </section>
        ))}
      </div>
    </div>
  );
}
