import { buyToLetInputs } from '../../../../core/deal/strategies/inputs/buyToLetCatalogue.ts';
import { ProvenanceMark } from '../../../components/figure/ProvenanceMark.tsx';
import { AssumptionRow } from '../input/AssumptionRow.tsx';
import type { LiveDeal } from '../live/useLiveDeal.ts';

const groups = [...new Set(buyToLetInputs.map(({ group }) => group))];

/** Every input of the analysis by group, each with what it means and where its value came from. */
export function AllAssumptions({ live }: { readonly live: LiveDeal }) {
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
            {buyToLetInputs
              .filter((entry) => entry.group === group)
              .map(({ key }) => (
                <AssumptionRow key={key} assumption={key} live={live} explained />
              ))}
          </section>
        ))}
      </div>
    </div>
  );
}
