import { scoreTapeBands } from '../../../../core/chart/scoreTape.ts';
import { UnbrokenAmounts } from '../../../components/figure/UnbrokenAmounts.tsx';
import { Stat, StatRow } from '../../../components/figure/Stat.tsx';
import { Tape } from '../../../components/figure/Tape.tsx';
import { marketFigureText, marketRemarks, marketSentence } from '../market/marketText.ts';
import type { Distribution, OwnMarket } from '../market/ownMarket.ts';
import { amountText } from '../../../parts/dealRow/amountText.ts';

/** Summary of the user's deals of one strategy: a sentence, a score tape and four figures. */
export function MarketHead({ market }: { readonly market: OwnMarket }) {
  const { currency, price, figures, score, count, scored } = market;
  return (
    <section aria-label="Your market" className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 border border-line bg-card p-5 sm:p-7">
      <div className="grid max-w-3xl gap-1.5">
        <p data-testid="market-sentence" className="text-xl leading-snug font-semibold tracking-tight text-balance sm:text-2xl">
          <UnbrokenAmounts text={marketSentence(market)} />
        </p>
        <p className="text-ink-2">
          <UnbrokenAmounts text={marketRemarks(market).join(' ')} />
        </p>
      </div>
      <ScoreTape score={score} />
      <div className="border-t border-line pt-4">
        <StatRow>
          <Stat
            label="Price (median)"
            value={amountText(price.spread?.median ?? null, currency)}
            delta={between(price, (value) => amountText(value, currency))}
          />
          {figures.map((figure) => (
            <Stat
              key={figure.id}
              label={`${figure.label} (median)`}
              value={marketFigureText(figure, figure.of.spread?.median ?? null, currency)}
              delta={between(figure.of, (value) => marketFigureText(figure, value, currency))}
            />
          ))}
          <Stat
            label="Deals"
            value={count.toLocaleString('en-GB')}
            delta={{ tone: 'neutral', text: scored === count ? 'all scored' : `${scored.toLocaleString('en-GB')} scored` }}
          />
        </StatRow>
      </div>
    </section>
  );
}

function ScoreTape({ score: { spread } }: { readonly score: Distribution }) {
  if (spread === null) return null;
  const text = Math.round(spread.median).toString();
  const range = `${Math.round(spread.lowerQuarter)} to ${Math.round(spread.upperQuarter)}`;
  return (
    <div className="grid gap-1.5">
      <Tape
        value={spread.median}
        zones={scoreTapeBands}
        likely={{ from: spread.lowerQuarter, to: spread.upperQuarter }}
        text={text}
        summary={`Median score ${text} out of 100. The middle 50% score ${range}.`}
      />
      <p className="flex justify-between gap-3 text-[13px] text-ink-3">
        <span className="hidden sm:inline">0 · avoid</span>
        <span>{`median score ${text}, the middle 50% score ${range}`}</span>
        <span className="hidden sm:inline">100 · outstanding</span>
      </p>
    </div>
  );
}

const between = ({ spread }: Distribution, text: (value: number) => string) =>
  spread === null || spread.count < 4
    ? undefined
    : ({ tone: 'neutral', text: `middle 50%: ${text(spread.lowerQuarter)} to ${text(spread.upperQuarter)}` } as const);
