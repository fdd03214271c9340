import type { SharedDeal } from '../../../../core/community/sharedDeal.ts';
import { formatDay } from '../../../../core/deal/format.ts';
import { bandTone, scoreTapeBands } from '../../../../core/report/charts/scoreTape.ts';
import { Badge } from '../../../components/figure/Badge.tsx';
import { Stat, StatRow } from '../../../components/figure/Stat.tsx';
import { Tape } from '../../../components/figure/Tape.tsx';
import { Disclosure } from '../../../components/panel/Disclosure.tsx';
import { coverText, moneyText, rateText } from '../../deals/row/figureText.ts';

const toneInk = { good: 'bg-good', fair: 'bg-fair', poor: 'bg-poor', unknown: 'bg-line-strong' } as const;

/** Everything that is shared of a deal: the same on the feed and in the preview of who shares it. */
export function SharedDealView({ deal, reasonsOpen = false }: { readonly deal: SharedDeal; readonly reasonsOpen?: boolean }) {
  const { figures, score } = deal;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" data-testid="shared-deal">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
        <Tape size="row" value={score.total} zones={scoreTapeBands} />
        <p className="flex items-center gap-2">
          <span className="sr-only">Score </span>
          <span className="num text-lg font-semibold">{Math.round(score.total)}</span>
          <Badge tone={bandTone[score.band]}>{score.band}</Badge>
        </p>
      </div>
      <StatRow>
        <Stat label="Cash flow" value={moneyText(figures.monthlyCashFlow, 'GBP')} unit="a month" />
        <Stat label="Net yield" value={rateText(figures.netYield)} />
        <Stat label="Cash-on-cash" value={rateText(figures.cashOnCash)} />
        <Stat label="Cash needed" value={moneyText(figures.cashNeeded, 'GBP')} />
      </StatRow>
      <p className="text-sm text-ink-2">
        Rent <span className="num">{moneyText(deal.monthlyRent, 'GBP')}</span> a month{' '}
        {deal.rentIs === 'estimate' ? '(an estimate of the area)' : '(given by the author)'} · gross yield{' '}
        <span className="num">{rateText(figures.grossYield)}</span> · ROI <span className="num">{rateText(figures.roi)}</span> · interest
        cover <span className="num">{coverText(figures.interestCover)}</span>
      </p>
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
          Worked out on {formatDay(deal.asOf)} with Yardstick’s standard finance, costs and weights, so that shared deals can be compared.
        </p>
      </Disclosure>
    </div>
  );
}
