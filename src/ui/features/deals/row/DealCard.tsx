import { Link } from '@tanstack/react-router';
import { memo, useState } from 'react';
import type { DealRow } from '../../../../data/view/rows.ts';
import { Badge } from '../../../components/figure/Badge.tsx';
import { KeepAmounts } from '../../../components/figure/KeepAmounts.tsx';
import { Tape } from '../../../components/figure/Tape.tsx';
import { moneyText, rateText, rowSubtitle } from './figureText.ts';
import { bandTone, scoreTapeBands } from '../../../../core/report/charts/scoreTape.ts';
import { stageWords } from './stageWords.ts';
import { webAddress } from './webAddress.ts';

interface DealCardProps {
  readonly row: DealRow;
  readonly onSave?: ((id: string, saved: boolean) => void) | undefined;
}

/** One deal of the list: what it is, what it measures, and why, opened by pressing anywhere on it. */
export const DealCard = memo(function DealCard({ row, onSave }: DealCardProps) {
  return (
    <article
      data-testid="deal-card"
      data-deal-id={row.id}
      className="group relative flex min-w-0 flex-col overflow-hidden rounded-2 border border-line bg-card shadow-1 transition-[border-color,box-shadow] [contain-intrinsic-size:auto_28rem] [content-visibility:auto] focus-within:border-line-strong hover:border-line-strong print:break-inside-avoid"
    >
      <Picture row={row} />
      <div className="flex flex-1 flex-col gap-3.5 p-4">
        <div className="grid gap-0.5">
          <p className="num text-[22px] leading-tight font-semibold tracking-tight">
            {row.price === null ? 'No price stated' : moneyText(row.price, row.currency)}
          </p>
          <h3 className="leading-snug font-medium">
            <Link to="/deals/$dealId" params={{ dealId: row.id }} className="after:absolute after:inset-0 after:rounded-2">
              {row.title}
            </Link>
          </h3>
          <p className="truncate text-sm text-ink-3">{row.address ?? rowSubtitle(row)}</p>
        </div>
        <Measure row={row} />
        <Figures row={row} />
        <p className="line-clamp-2 text-sm text-ink-2">
          <KeepAmounts text={row.verdict ?? row.gap ?? 'Not analysed yet; open it to analyse it.'} />
        </p>
        <div className="mt-auto flex items-center justify-between gap-2">
          <Badge>{stageWords[row.stage]}</Badge>
          <SaveMark row={row} onSave={onSave} />
        </div>
      </div>
    </article>
  );
});

function Picture({ row }: { readonly row: DealRow }) {
  const address = webAddress(row.imageUrl);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className="relative aspect-[16/9] overflow-hidden bg-sunk">
      {address === null || broken === address ? (
        <p className="num grid h-full place-items-center text-4xl font-semibold tracking-tight text-ink-3">{row.outcode ?? 'No picture'}</p>
      ) : (
        <img
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(address)}
          className="size-full object-cover"
        />
      )}
    </div>
  );
}

/** The score on its tape; the number and the word say the same without it. */
function Measure({ row }: { readonly row: DealRow }) {
  const tone = row.band === null ? 'neutral' : bandTone[row.band];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
      <Tape size="row" value={row.score} zones={scoreTapeBands} />
      <p data-testid="deal-card-score" className="flex items-center gap-2">
        <span className="sr-only">Score </span>
        <span className="num text-lg font-semibold tracking-tight">{row.score === null ? '–' : Math.round(row.score)}</span>
        <Badge tone={tone}>{row.band ?? 'no score yet'}</Badge>
      </p>
    </div>
  );
}

function Figures({ row }: { readonly row: DealRow }) {
  const figures = [
    { label: 'Gross yield', value: rateText(row.grossYield) },
    { label: 'Net yield', value: rateText(row.netYield) },
    { label: 'Cash flow / mo', value: moneyText(row.monthlyCashFlow, row.currency) },
    { label: 'ROI', value: rateText(row.roi) },
  ];
  return (
    <dl className="grid grid-cols-2 justify-between gap-2 border-y border-line py-2.5 min-[370px]:grid-cols-[auto_auto_auto_auto]">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-xs whitespace-nowrap text-ink-3">{label}</dt>
          <dd className="num font-semibold tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function SaveMark({ row, onSave }: DealCardProps) {
  const saved = row.saved === 1;
  if (onSave === undefined) return saved ? <span className="text-sm font-medium">★ Saved</span> : null;
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={`${saved ? 'Saved' : 'Save'}: ${row.title}`}
      onClick={() => onSave(row.id, !saved)}
      className={`relative z-10 -my-1.5 -mr-2 inline-flex min-h-11 items-center gap-1.5 rounded-1 px-2.5 text-sm font-medium hover:bg-sunk ${saved ? 'text-ink' : 'text-ink-2'}`}
    >
      <span aria-hidden="true">{saved ? '★' : '☆'}</span>
      {saved ? 'Saved' : 'Save'}
    </button>
  );
}
