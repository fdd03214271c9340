import { Link } from '@tanstack/react-router';
import { strategyInputs } from '../../../../core/deal/strategies/strategyCatalogue.ts';
import { DealInput } from '../../../parts/inputs/DealInput.tsx';
import { localizeText } from '../../../parts/country/localizeText.ts';
import { Editable } from '../../../parts/teams/Editable.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import { influentialKeys } from '../../../../core/deal/strategies/mainInputs.ts';
import type { NumbersSection } from '../../../parts/address/dealTabs.ts';
import { groupsOf } from '../../../parts/address/inputSections.ts';
import type { InputEntry } from '../../../../core/deal/strategies/inputEntry.ts';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

interface GroupInputsProps {
  readonly live: LiveDeal;
  readonly section: NumbersSection;
  /** Selects some of the section's groups; all if omitted. */
  readonly only?: (group: string) => boolean;
}

/** Titles for groups named like their section, which already has that heading. */
const titles: Readonly<Record<string, string>> = { Finance: 'Loan assumptions', Income: 'Income assumptions' };

/** A section's inputs by group, each with its meaning and source. Inputs shown on the overview are edited there. */
export function GroupInputs({ live, section, only }: GroupInputsProps) {
  const entries = strategyInputs(live.strategy.id, live.market);
  const words = localizeText(live.market);
  const moving = influentialKeys(live.strategy.id);
  return groupsOf(section, entries)
    .filter((group) => only?.(group) ?? true)
    .map((group) => (
      <Panel key={group} title={words(titles[group] ?? group)}>
        <Editable>
          {entries
            .filter((entry) => entry.group === group)
            .map((entry) =>
              moving.includes(entry.key) ? (
                <OnOverview key={entry.key} live={live} entry={entry} />
              ) : (
                <DealInput key={entry.key} live={live} entry={entry} explained />
              ),
            )}
        </Editable>
      </Panel>
    ));
}

/** An input edited on the overview: its value and a link. */
function OnOverview({ live, entry: { key, label } }: { readonly live: LiveDeal; readonly entry: InputEntry }) {
  const value = live.outcome?.report.inputs.find((input) => input.key === key)?.value;
  if (!live.row || value === undefined) return null;
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-t border-line py-2.5 first:border-0">
      <span className="leading-snug">
        {label}
        <Link
          to="/deals/$dealId"
          params={{ dealId: live.row.id }}
          search={true}
          hash="moves"
          replace
          aria-label={`Edit on the overview: ${label}`}
          className="block min-h-6 text-[13px] text-ink-3 underline decoration-line-strong underline-offset-4 hover:text-ink print:hidden"
        >
          Edit on the overview
        </Link>
      </span>
      <span className="num font-medium">{value}</span>
    </div>
  );
}
