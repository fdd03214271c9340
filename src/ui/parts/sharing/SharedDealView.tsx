import { marketOfShared, type SharedDeal } from '../../../core/community/sharedDeal.ts';
import { formatDay } from '../../../core/kernel/formatMoneyAndRates.ts';
import { strategyNamesIn } from '../../../core/deal/strategies/strategyInput.ts';
import { countryOfMarket, currencyOfMarket } from '../../../core/market/markets.ts';
import { bandTone, scoreTapeBands } from '../../../core/chart/scoreTape.ts';
import { Stat, StatRow } from '../../components/figure/Stat.tsx';
import { Tape } from '../../components/figure/Tape.tsx';
import { toneText } from '../../components/figure/tone.ts';
import { Disclosure } from '../../components/panel/Disclosure.tsx';
import { moneyText } from '../dealRow/figureText.ts';

/** Number of key figures shown large. The others follow on one line. */
const mostLarge = 4;

const toneInk = { good: 'bg-good', fair: 'bg-fair', poor: 'bg-poor', unknown: 'bg-line-strong' } as const;

/** A shared deal, identical in the feed and in the author's preview. */
export function SharedDealView({ deal, reasonsOpen = false }: { readonly deal: SharedDeal; readonly reasonsOpen?: boolean }) {
  const { strategy, figures, score, monthlyRent, rentIs } = deal;
  const market = marketOfShared(deal);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" data-testid="shared-deal">
      <p className="text-sm font-medium" data-testid="shared-strategy">
        {strategyNamesIn(countryOfMarket(market))[strategy]}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
        <Tape size="row" value={score.total} zones={scoreTapeBands} />
        <p className="flex items-baseline gap-1.5">
          <span className="sr-only">Score </span>
          <span className={`num text-lg font-semibold ${toneText[bandTone[score.band]]}`}>{Math.round(score.total)}</span>
          <span className="text-sm text-ink-3">out of 100</span>
        </p>
      </div>
      <StatRow>
        {figures.slice(0, mostLarge).map(({ id, label, text }) => (
          <Stat key={id} label={label} value={text} />
        ))}
      </StatRow>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        {monthlyRent === null ? null : (
          <li>
            Rent <span className="num">{moneyText(monthlyRent, currencyOfMarket(market))}</span> a month (
            {rentIs === 'estimate' ? 'area estimate' : 'from the author'})
          </li>
        )}
        {figures.slice(mostLarge).map(({ id, label, text }) => (
          <li key={id}>
            {label} <span className="num">{text}</span>
          </li>
        ))}
      </ul>
      <Disclosure title={`Why ${Math.round(score.total)}`} aside="every point" open={reasonsOpen}>
        <ul className="grid gap-2.5">
          {score.reasons.map((reason) => (
            <li key={reason.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 text-sm">
              <span className="flex items-center gap-2 font-medium">
                <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${toneInk[reason.tone]}`} />
                {reason.label}
                <span className="num font-normal text-ink-2">{reason.measured}</span>
              </span>
              <span className="num text-ink-2">
                {reason.points} of {reason.weight}
              </span>
              <span className="col-span-2 pl-4 text-ink-3">{reason.words}</span>
            </li>
          ))}
        </ul>
        <p className="pt-3 text-[13px] text-ink-3">
          Calculated on {formatDay(deal.asOf)} with Yardstick’s default finance, costs and weights, so that shared deals with the same
          strategy can be compared.
        </p>
      </Disclosure>
    </div>
  );
}
