import { rowsOfInput, strategyInput } from '../../../../core/deal/strategies/strategyCatalogue.ts';
import type { StrategyId } from '../../../../core/deal/strategies/strategyInput.ts';
import { bareInputText } from '../../../../core/deal/strategies/inputValue.ts';
import type { Deal } from '../../../../core/deal/deal.ts';
import { formatDay, formatMoney } from '../../../../core/kernel/formatMoneyAndRates.ts';
import { currencyOfMarket, type MarketId } from '../../../../core/market/markets.ts';
import { dayOf, instant } from '../../../../core/kernel/calendar.ts';
import { minor, type Currency } from '../../../../core/kernel/money.ts';
import { useHistory } from '../../../../data/device/editJournal.ts';
import type { EditRow, PriceRow } from '../../../../data/device/deviceDb.ts';
import { Button } from '../../../components/press/Button.tsx';
import { useReadOnly } from '../../../hooks/useReadOnly.ts';
import { usePerson } from '../../../hooks/usePerson.ts';
import { localizeText } from '../../../parts/country/localizeText.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

interface HistoryPanelProps {
  readonly live: LiveDeal;
  readonly deal: Deal;
}

const shown = 30;

/** The listing's price history and the edits made on this device, newest first. The newest can be undone. */
export function HistoryPanel({ live, deal }: HistoryPanelProps) {
  const { userId } = usePerson();
  const readOnly = useReadOnly();
  const history = useHistory(userId, deal.id);
  const edits = history?.edits.slice(0, shown) ?? [];
  return (
    <Panel title="History" aside="edits on this device">
      <Listing deal={deal} market={live.market} prices={history?.prices ?? []} />
      {edits.length === 0 ? <p className="text-ink-2">Edits you make on this device will appear here.</p> : null}
      <ol>
        {edits.map((edit, at) => (
          <li
            key={edit.number}
            className="flex items-start justify-between gap-3 border-t border-line py-2 first:border-0"
            data-testid="edit"
          >
            <div className="min-w-0">
              {Object.entries(edit.changes).map(([key, change]) => (
                <p key={key} className="text-[15px]">
                  {describeChange({ ...edit, market: live.market }, key, change)}
                </p>
              ))}
              <p className="text-[13px] text-ink-3">{momentFormat.format(edit.at)}</p>
            </div>
            {at === 0 && readOnly === null ? (
              <Button size="small" data-testid="undo-edit" onClick={() => void live.undo()}>
                Undo
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

interface ListingProps {
  readonly deal: Deal;
  readonly market: MarketId;
  readonly prices: readonly PriceRow[];
}

function Listing({ deal, market, prices }: ListingProps) {
  const inMarket = localizeText(market);
  const { firstListedOn, reducedOn } = deal.facts;
  const lines: readonly (readonly [day: string, words: string])[] = [
    ...(firstListedOn === null ? [] : [[firstListedOn, 'First listed'] as const]),
    ...(reducedOn === null ? [] : [[reducedOn, 'Price reduced by the agent'] as const]),
    ...prices.map(({ at, amount, currency }): readonly [string, string] => [
      dayOf(instant(at)),
      `Asking price ${formatMoney(minor(amount), currency as Currency)} when captured`,
    ]),
  ];
  if (lines.length === 0) return null;
  return (
    <ol className="border-b border-line pb-2" aria-label="Listing">
      {lines
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([day, words]) => (
          <li key={`${day} ${words}`} className="flex justify-between gap-4 py-1 text-[15px]">
            <span>{words}</span>
            <span className="num text-ink-3">{inMarket(formatDay(day))}</span>
          </li>
        ))}
    </ol>
  );
}

interface Edited {
  readonly strategy: StrategyId;
  readonly market: MarketId;
}

function describeChange({ strategy, market }: Edited, key: string, { from, to }: EditRow['changes'][string]): string {
  // A key from another version of the app may have no label, so the key itself is shown.
  const entry = strategyInput(strategy, key, market) ?? rowsOfInput(strategy, key)[0];
  const format = (value: unknown): string =>
    value === null ? 'the default' : entry === undefined ? JSON.stringify(value) : bareInputText(entry, value, currencyOfMarket(market));
  return `${entry?.label ?? key}: ${format(from)} → ${format(to)}`;
}

const momentFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
