// oxlint-disable jsx-a11y/prefer-tag-over-role -- a native select cannot leave focus in a text field above it
import { useEffect } from 'react';
import { KeyHint } from '../../../components/press/KeyHint.tsx';
import { moneyText } from '../../../parts/dealRow/figureText.ts';
import type { PaletteItem, PaletteSection } from './paletteItems.ts';

interface PaletteListProps {
  readonly id: string;
  readonly sections: readonly PaletteSection[];
  /** Index of the active item, counted across all sections. */
  readonly active: number;
  readonly onActive: (at: number) => void;
  readonly onRun: (item: PaletteItem) => void;
}

/** Search results in sections. Focus stays in the field above. */
export function PaletteList({ id, sections, active, onActive, onRun }: PaletteListProps) {
  useEffect(() => {
    // In braces, because newer browsers return a promise here, which React would treat as a clean-up function.
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const starts = sections.map((_, section) => sections.slice(0, section).reduce((count, { items }) => count + items.length, 0));
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Results"
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      {sections.map(({ title, items }, section) => (
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true" className="px-3 pt-3 pb-1 text-xs font-semibold text-ink-3">
            {title}
          </p>
          {items.map((item, place) => {
            const own = (starts[section] ?? 0) + place;
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field above has focus and handles keys
              <div
                key={item.id}
                id={`${id}-${own}`}
                role="option"
                aria-selected={own === active}
                data-testid="palette-item"
                onPointerMove={() => onActive(own)}
                onClick={() => {
                  onActive(own);
                  onRun(item);
                }}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-lg border border-transparent px-3 py-1.5 aria-selected:bg-brand-soft forced-colors:aria-selected:border-[Highlight]"
              >
                <ItemWords item={item} open={own === active} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function ItemWords({ item, open }: { readonly item: PaletteItem; readonly open: boolean }) {
  if (item.kind === 'action') {
    return (
      <>
        <span>{item.action.label}</span>
        {item.action.keys === undefined ? null : <KeyHint keys={item.action.keys} />}
      </>
    );
  }
  if (item.kind === 'term') {
    const { term, also, means, formula } = item.term;
    return (
      <span className="grid min-w-0 gap-0.5">
        <span>
          <span className="font-medium">{term}</span>
          {also.length === 0 ? null : <span className="text-sm text-ink-3">{`  ${also.join(', ')}`}</span>}
        </span>
        <span className={`text-sm text-ink-2 ${open ? '' : 'line-clamp-1'}`}>{means}</span>
        {open && formula !== null ? <span className="num text-sm font-medium">{formula}</span> : null}
      </span>
    );
  }
  const { row } = item;
  return (
    <>
      <span className="grid min-w-0">
        <span className="truncate font-medium">{row.title}</span>
        <span className="truncate text-sm text-ink-3">{row.address ?? row.outcode ?? 'No address'}</span>
      </span>
      <span className="num grid shrink-0 justify-items-end text-sm">
        <span>{row.price === null ? '–' : moneyText(row.price, row.currency)}</span>
        <span className="text-ink-3">{row.score === null ? 'no score' : `score ${Math.round(row.score)}`}</span>
      </span>
    </>
  );
}
