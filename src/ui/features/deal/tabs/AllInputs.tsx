import { strategyInputs } from '../../../../core/deal/strategies/strategyCatalogue.ts';
import { ProvenanceMark } from '../../../components/figure/ProvenanceMark.tsx';
import { DealInput } from '../input/DealInput.tsx';
import type { LiveDeal } from '../live/useLiveDeal.ts';

/** Every input of the analysis by group, each with what it means and where its value came from. */
export function AllInputs({ live }: { readonly live: LiveDeal }) {
  const entries = strategyInputs(live.strategy.id, live.market);
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
      <div className="gap-5 lg:columns-2">
        {groups.map((group) => (
          <section
            key={group}
            aria-label={group}
            className="mb-5 break-inside-avoid rounded-2 border border-line bg-card p-4 shadow-1 last:mb-0 sm:p-5 print:shadow-none"
          >
            <h2 className="pb-1 text-[17px] font-semibold tracking-tight">{group}</h2>
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
