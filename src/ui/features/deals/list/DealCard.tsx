import { Link } from '@tanstack/react-router';
import { memo, useState } from 'react';
import { formatDay } from '../../../../core/kernel/formatMoneyAndRates.ts';
import { imageLink } from '../../../../core/listing/values/imageLinks.ts';
import type { DealRow } from '../../../../data/view/rows.ts';
import { Badge } from '../../../components/figure/Badge.tsx';
import { UnbrokenAmounts } from '../../../components/figure/UnbrokenAmounts.tsx';
import { toneText } from '../../../components/figure/tone.ts';
import { useReadOnly } from '../../../hooks/useReadOnly.ts';
import { cardFigures, moneyText, rowSubtitle } from '../../../parts/dealRow/figureText.ts';
import { familyOfRow } from '../../../parts/country/countryFamily.ts';
import { rowRulesStatus, rowStatusText, scoreTone } from '../../../parts/dealRow/rowRulesStatus.ts';
import { stageLabels } from '../../../parts/dealRow/stageLabels.ts';
import { strategyCardTextIn } from '../../../parts/country/strategyCardTextIn.ts';

interface DealCardProps {
  readonly row: DealRow;
  readonly onSave: (id: string, saved: boolean) => void;
  readonly selected: boolean;
  /** Null outside selection mode. `range` selects everything since the last selected deal. */
  readonly onSelect: ((id: string, range: boolean) => void) | null;
}

/** One deal in the list, with its figures and verdict. Pressing it anywhere opens the deal. */
export const DealCard = memo(function DealCard({ row, onSave, selected, onSelect }: DealCardProps) {
  return (
    <article
      data-testid="deal-card"
      data-deal-id={row.id}
      className={`relative flex h-full min-w-0 gap-3 px-3 py-2.5 focus-within:bg-sunk hover:bg-sunk sm:px-4 print:break-inside-avoid ${selected ? 'bg-brand-soft' : ''}`}
    >
      {onSelect === null ? null : (
        <label className="relative z-10 -m-2 grid size-11 shrink-0 cursor-pointer place-items-center self-center print:hidden">
          <input
            type="checkbox"
            aria-label={`Select ${row.title}`}
            data-testid="deal-select"
            checked={selected}
            onChange={(event) => onSelect(row.id, 'shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true)}
            className="size-5 cursor-pointer"
          />
        </label>
      )}
      <Picture row={row} />
      <div className="grid min-w-0 flex-1 content-center gap-x-6 gap-y-1 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <Name row={row} />
        <div className="grid min-w-0 content-center gap-1 md:col-start-2 md:row-span-2 md:row-start-1">
          <Figures row={row} />
          <p className="truncate text-sm text-ink-2" title={rowStatusText(row)}>
            <UnbrokenAmounts text={rowStatusText(row)} />
          </p>
        </div>
        <Labels row={row} />
      </div>
      <Score row={row} />
      <SaveMark row={row} onSave={onSave} />
    </article>
  );
});

/** The listing picture, on wide screens only. Renders nothing if there is none or it fails to load. */
function Picture({ row }: { readonly row: DealRow }) {
  const address = imageLink(row.imageUrl);
  const [broken, setBroken] = useState<string | null>(null);
  if (address === null || broken === address) return null;
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(address)}
      className="hidden h-full w-24 shrink-0 rounded-1 object-cover sm:block"
    />
  );
}

function Name({ row }: { readonly row: DealRow }) {
  const price = row.price === null ? 'Price not stated' : moneyText(row.price, row.currency);
  return (
    <div className="grid min-w-0 content-center gap-0.5 max-md:pr-12">
      <h3 className="truncate leading-snug font-semibold">
        <Link to="/deals/$dealId" params={{ dealId: row.id }} className="after:absolute after:inset-0">
          {row.title}
        </Link>
      </h3>
      <p className="truncate text-sm text-ink-2">
        <span className="num font-medium text-ink">{price}</span> · {row.address ?? rowSubtitle(row)}
      </p>
    </div>
  );
}

/** The four main figures of the deal's strategy. */
function Figures({ row }: { readonly row: DealRow }) {
  return (
    <dl className="grid grid-cols-4 gap-x-2">
      {cardFigures(row).map(({ label, text }) => (
        <div key={label} className="row-span-2 grid min-w-0 grid-rows-subgrid">
          <dt className="line-clamp-2 self-end text-xs leading-tight text-ink-3" title={label}>
            {label}
          </dt>
          <dd className="num truncate text-[15px] leading-snug font-semibold tracking-tight" title={text}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Score({ row }: { readonly row: DealRow }) {
  return (
    <p
      data-testid="deal-card-score"
      className="absolute top-2.5 right-3 sm:right-4 md:static md:grid md:w-14 md:shrink-0 md:content-center md:justify-items-end"
    >
      <span className="sr-only">Score </span>
      <span className={`num text-2xl leading-tight font-semibold tracking-tight ${toneText[scoreTone(row)]}`}>
        {row.score === null ? '–' : Math.round(row.score)}
      </span>
    </p>
  );
}

/** Verdict, stage, a strategy other than buy-to-let, an ownership other than the profile's, the assignee and tags, cut off at the end of the line. */
function Labels({ row }: { readonly row: DealRow }) {
  const standing = rowRulesStatus(row);
  return (
    <p className="flex h-6 min-w-0 items-center gap-1.5 overflow-hidden max-md:pr-9">
      <Badge tone={standing.tone} className="!px-2 !py-0">
        {standing.words}
      </Badge>
      <Badge className="!px-2 !py-0">{stageLabels[row.stage]}</Badge>
      {row.strategy === 'buy-to-let' ? null : <Badge className="!px-2 !py-0">{strategyCardTextIn(familyOfRow(row))[row.strategy]}</Badge>}
      {row.judgedFor === null ? null : <Badge className="!px-2 !py-0">{row.judgedFor}</Badge>}
      {row.assignee === null ? null : (
        <Badge className="!px-2 !py-0">{row.dueOn === null ? row.assignee : `${row.assignee}, due ${formatDay(row.dueOn)}`}</Badge>
      )}
      {row.tags.length === 0 ? null : (
        <span className="min-w-0 truncate text-[13px] text-ink-2">{row.tags.map((tag) => `#${tag}`).join(' ')}</span>
      )}
    </p>
  );
}

function SaveMark({ row, onSave }: Pick<DealCardProps, 'row' | 'onSave'>) {
  const saved = row.saved === 1;
  const readOnly = useReadOnly();
  return (
    <button
      type="button"
      disabled={readOnly !== null}
      aria-pressed={saved}
      aria-label={`${saved ? 'Saved' : 'Save'}: ${row.title}`}
      title={readOnly ?? (saved ? 'Saved' : 'Save')}
      onClick={() => onSave(row.id, !saved)}
      className={`z-10 grid size-11 shrink-0 place-items-center rounded-1 text-xl hover:text-ink max-md:absolute max-md:right-0.5 max-md:bottom-0 md:relative md:-mr-3 md:self-center print:hidden ${saved ? 'text-ink' : 'text-ink-3'}`}
    >
      <span aria-hidden="true">{saved ? '★' : '☆'}</span>
    </button>
  );
}
