import { useMemo } from 'react';
import { marketChoices, type MarketChoice, type MarketInput } from '../../../../core/report/marketChoices.ts';
import { placeOfProperty } from '../../../../core/area/describe/propertyInArea.ts';
import { formatRate } from '../../../../core/kernel/formatMoneyAndRates.ts';
import { rate } from '../../../../core/kernel/rate.ts';
import { useAreaBook, useMarketSeries } from '../../../../data/area/useAreaBook.ts';
import { Button } from '../../../components/press/Button.tsx';
import { Attribution } from '../../../parts/area/figures/Attribution.tsx';
import { periodText } from '../../../parts/area/figures/periodText.ts';
import { knownValue, ownValue } from '../../../parts/inputs/DealInput.tsx';
import { tryValues } from '../../../parts/inputs/tryValues.ts';
import { Editable } from '../../../parts/teams/Editable.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

interface MarketRatesProps {
  readonly live: LiveDeal;
}

const seriesPacks = ['uk-market'] as const;

/** Published rates and growth. Growth can be applied to the deal; residential mortgage rates are for comparison only. */
export function MarketRates({ live }: MarketRatesProps) {
  const market = useMarketSeries(seriesPacks);
  const uk = useAreaBook('uk');
  const facts = live.deal?.facts ?? null;
  const choices = useMemo(() => {
    const book = uk.state === 'ready' ? uk.book : null;
    const place = book === null || facts === null ? null : placeOfProperty(book, facts);
    return marketChoices({ series: market.state === 'ready' ? market.series : [], book, place });
  }, [market, uk, facts]);
  if (choices.length === 0) return null;
  return (
    <Panel title="Market rates" aside="compared with this deal’s assumptions">
      <ul data-testid="market-rates">
        {choices.map((choice) => (
          <Choice key={choice.id} choice={choice} live={live} />
        ))}
      </ul>
      <Attribution sources={choices.map(({ source }) => source)} />
    </Panel>
  );
}

function Choice({ choice, live }: { readonly choice: MarketChoice; readonly live: LiveDeal }) {
  const { input, name, value, label, period, source, note, warning } = choice;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 border-t border-line py-2.5 first:border-0">
      <div className="min-w-0 leading-tight">
        <p className="text-[15px]">{name}</p>
        <p className="pt-0.5 text-[13px] leading-snug text-ink-3">
          {`${label} · `}
          <span className="font-medium text-ink-2">{periodText(period)}</span>
          {` · ${source.publisher}`}
        </p>
        {warning === null ? null : (
          <p className="text-[13px] leading-snug font-medium text-fair" data-testid={`market-warning-${choice.id}`}>
            {warning}
          </p>
        )}
        {note === null ? null : <p className="text-[12px] leading-snug text-ink-3">{note}</p>}
      </div>
      <span className="num text-right text-[17px] font-semibold tracking-tight">{formatRate(rate(value))}</span>
      {input === null ? (
        <span className="min-w-16 text-right text-[13px] text-ink-3">For comparison</span>
      ) : (
        <Editable>
          <Use choice={choice} input={input} live={live} />
        </Editable>
      )}
    </li>
  );
}

interface UseProps {
  readonly choice: MarketChoice;
  readonly input: MarketInput;
  readonly live: LiveDeal;
}

function Use({ choice: { id, name, value, label, period, source, warning }, input, live }: UseProps) {
  const text = formatRate(rate(value));
  const now = ownValue(live, input) ?? knownValue(live, input);
  if (typeof now === 'number' && Math.abs(now - value) < 0.000_05)
    return (
      <span className="min-w-16 text-right text-[13px] text-ink-2" data-testid={`market-taken-${id}`}>
        In use
      </span>
    );
  const take = () =>
    tryValues(
      live,
      { [input]: value },
      {
        title: `${name} set to ${text}`,
        detail: [`${label}, ${periodText(period)}, ${source.publisher}.`, warning ?? ''].join(' ').trim(),
      },
    );
  return (
    <Button
      size="small"
      className="min-w-16"
      data-testid={`market-take-${id}`}
      onClick={take}
      aria-label={`Use ${text} as ${name.toLowerCase()}`}
    >
      Use
    </Button>
  );
}
