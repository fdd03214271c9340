import { Link } from '@tanstack/react-router';
import { memo, useState } from 'react';
import { imageLink } from '../../../../core/listing/values/imageLinks.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { Badge } from '../../../components/figure/Badge.tsx';
import { KeepAmounts } from '../../../components/figure/KeepAmounts.tsx';
import { Tape } from '../../../components/figure/Tape.tsx';
import { cardFigures, moneyText, rowSubtitle } from './figureText.ts';
import { bandTone, scoreTapeBands } from '../../../../core/report/charts/scoreTape.ts';
import { stageWords } from './stageWords.ts';
import { familyOfRow } from './homeFamily.ts';
import { strategyWordsIn } from './strategyWordsIn.ts';

interface DealCardProps {
  readonly row: DealRow;
  readonly onSave: (id: string, saved: boolean) => void;
  readonly selected: boolean;
  /** `range`: with everything since the last one. */
  readonly onSelect: (id: string, range: boolean) => void;
}

/**
 * One deal of the list: what it is, what it measures, and why, opened by pressing anywhere on it. Every line of it has its height
 * whatever the deal says: the list reckons with cards of one size.
 */
export const DealCard = memo(function DealCard({ row, onSave, selected, onSelect }: DealCardProps) {
  return (
    <article
      data-testid="deal-card"
      data-deal-id={row.id}
      className={`relative grid min-w-0 grid-cols-[5.5rem_minmax(0,1fr)] overflow-hidden rounded-2 sm:flex sm:flex-col border bg-card shadow-1 transition-[border-color] focus-within:border-line-strong hover:border-line-strong print:break-inside-avoid ${selected ? 'border-brand outline-2 outline-brand' : 'border-line'}`}
    >
      <Picture row={row} />
      <label className="absolute top-1 left-1 z-10 grid size-11 max-sm:top-2 max-sm:left-2 cursor-pointer place-items-center print:hidden">
        <input
          type="checkbox"
          aria-label={`Select ${row.title}`}
          data-testid="deal-select"
          checked={selected}
          onChange={(event) => onSelect(row.id, 'shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true)}
          className="size-6 cursor-pointer rounded-1 shadow-1"
        />
      </label>
      <div className="min-w-0 self-center p-3 sm:self-auto sm:px-4 sm:pt-4">
        <p className="num truncate text-[22px] leading-tight font-semibold tracking-tight">
          {row.price === null ? 'No price stated' : moneyText(row.price, row.currency)}
        </p>
        <h3 className="truncate pt-0.5 leading-snug font-medium">
          <Link to="/deals/$dealId" params={{ dealId: row.id }} className="after:absolute after:inset-0 after:rounded-2">
            {row.title}
          </Link>
        </h3>
        <p className="truncate text-sm text-ink-3">{row.address ?? (rowSubtitle(row) || '\u00a0')}</p>
      </div>
      <div className="col-span-2 flex flex-1 flex-col gap-3 px-3 pb-3 sm:px-4 sm:pb-4">
        <Measure row={row} />
        <Figures row={row} />
        <p className="line-clamp-2 min-h-[2lh] text-sm text-ink-2">
          <KeepAmounts text={row.verdict ?? row.gap ?? 'Not analysed yet; open it to analyse it.'} />
        </p>
        <div className="mt-auto flex items-center justify-between gap-2">
          <Labels row={row} />
          <SaveMark row={row} onSave={onSave} />
        </div>
      </div>
    </article>
  );
});

function Picture({ row }: { readonly row: DealRow }) {
  const address = imageLink(row.imageUrl);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className="relative min-h-22 overflow-hidden bg-sunk max-sm:m-3 max-sm:mr-0 max-sm:rounded-1 sm:aspect-[2/1]">
      {address === null || broken === address ? (
        <p className="num grid h-full place-items-center text-xl font-semibold tracking-tight text-ink-3 max-sm:items-end max-sm:pb-2.5 sm:text-4xl">
          {row.outcode ?? 'No picture'}
        </p>
      ) : (
        <img
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(address)}
          className="size-full object-cover max-sm:absolute max-sm:inset-0"
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
  const figures = cardFigures(row);
  return (
    <dl className="grid grid-cols-2 justify-between gap-2 border-y border-line py-2.5 min-[370px]:grid-cols-[repeat(4,minmax(0,auto))]">
      {figures.map(({ label, text }) => (
        <div key={label} className="min-w-0">
          <dt className="truncate text-xs text-ink-3">{label}</dt>
          <dd className="num truncate font-semibold tracking-tight" title={text}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Stage, strategy where it is not the usual one, for whom it is judged where that is not as in the profile, and the person's own labels, as far as the line goes. */
function Labels({ row }: { readonly row: DealRow }) {
  return (
    <p className="flex min-w-0 items-center gap-1.5 overflow-hidden">
      <Badge>{stageWords[row.stage]}</Badge>
      {row.strategy === 'buy-to-let' ? null : <Badge>{strategyWordsIn(familyOfRow(row))[row.strategy]}</Badge>}
      {row.judgedFor === null ? null : <Badge>{row.judgedFor}</Badge>}
      {row.tags.length === 0 ? null : (
        <span className="min-w-0 truncate text-[13px] text-ink-2">{row.tags.map((tag) => `#${tag}`).join(' ')}</span>
      )}
    </p>
  );
}

function SaveMark({ row, onSave }: Pick<DealCardProps, 'row' | 'onSave'>) {
  const saved = row.saved === 1;
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={`${saved ? 'Saved' : 'Save'}: ${row.title}`}
      onClick={() => onSave(row.id, !saved)}
      className={`relative z-10 -my-1.5 -mr-2 inline-flex min-h-11 items-center gap-1.5 rounded-1 px-2.5 text-sm font-medium hover:bg-sunk print:hidden ${saved ? 'text-ink' : 'text-ink-2'}`}
    >
      <span aria-hidden="true">{saved ? '★' : '☆'}</span>
      {saved ? 'Saved' : 'Save'}
    </button>
  );
}
