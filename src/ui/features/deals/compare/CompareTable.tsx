import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { IconButton } from '../../../components/press/IconButton.tsx';
import { CrossIcon } from '../../../components/press/CrossIcon.tsx';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { ExplanationBody } from '../../../parts/explanation/Explanations.tsx';
import { Badge } from '../../../components/figure/Badge.tsx';
import { UnbrokenAmounts } from '../../../components/figure/UnbrokenAmounts.tsx';
import { rowRulesStatus, rowStatusText } from '../../../parts/dealRow/rowRulesStatus.ts';
import type { CompareCell, CompareGroup, CompareRow } from './compareRows.ts';
import type { Side } from './side.ts';
import type { NamedExplanation } from '../../../../core/report/reportTable.ts';

interface CompareTableProps {
  readonly sides: readonly Side[];
  /** The indexes of the sides shown. */
  readonly columns: readonly number[];
  readonly groups: readonly CompareGroup[];
  /** Removes a deal from the comparison; null if only two are left. */
  readonly onRemove: ((id: string) => void) | null;
}

interface Asked {
  readonly side: Side;
  readonly figure: string;
}

/** The comparison table, with a sticky header and first column. */
export function CompareTable({ sides, columns, groups, onRemove }: CompareTableProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const explanations: Readonly<Record<string, NamedExplanation | undefined>> = asked?.side.outcome?.explanations ?? {};
  const explanation = asked === null ? null : (explanations[asked.figure] ?? null);
  const shown = columns.flatMap((at) => sides[at] ?? []);
  return (
    <section
      aria-label="Table: deals compared"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-[calc(100dvh-9rem)] overflow-auto rounded-2 border border-line bg-card print:max-h-none print:overflow-visible"
    >
      <table data-testid="compare-table" className="w-full border-separate border-spacing-0 text-[15px]">
        <caption className="sr-only">Deals compared, with the best value in each row marked in text</caption>
        <thead>
          <tr>
            <th scope="col" className="sticky top-0 left-0 z-20 w-24 min-w-24 border-b border-line-strong bg-card sm:w-48">
              <span className="sr-only">Measure</span>
            </th>
            {shown.map((side) => (
              <Head key={side.deal.id} side={side} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.title}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={shown.length + 1}
                className="bg-sunk px-3 py-1.5 text-left text-[13px] font-medium text-ink-2 sm:px-4"
              >
                <span className="sticky left-3 sm:left-4">{group.title}</span>
              </th>
            </tr>
            {group.rows.map((row) => (
              <Row
                key={row.id}
                row={row}
                columns={columns}
                onExplain={(at, figure) => {
                  const side = sides[at];
                  if (side !== undefined) setAsked({ side, figure });
                }}
              />
            ))}
          </tbody>
        ))}
      </table>
      {explanation === null ? null : (
        <Sheet open onClose={() => setAsked(null)} title={explanation.label}>
          <ExplanationBody explanation={explanation} market={asked?.side.outcome?.market} />
        </Sheet>
      )}
    </section>
  );
}

function Head({ side, onRemove }: { readonly side: Side; readonly onRemove: ((id: string) => void) | null }) {
  const { deal, outcome, gap } = side;
  const judged = {
    rulesMet: outcome?.report.rulesMet ?? null,
    rulesAsked: outcome?.report.rulesAsked ?? null,
    band: outcome?.score.band ?? null,
    verdict: outcome?.report.verdict ?? null,
    gap,
  };
  const standing = rowRulesStatus(judged);
  const title = outcome?.report.title ?? deal.facts.address ?? 'Deal';
  return (
    <th
      scope="col"
      className="sticky top-0 z-10 min-w-28 border-b border-l border-line border-b-line-strong bg-card p-3 text-left align-top font-normal sm:min-w-52 sm:p-4"
    >
      <div className="flex items-start justify-between gap-1">
        <Link
          to="/deals/$dealId"
          params={{ dealId: deal.id }}
          className="line-clamp-2 leading-snug font-semibold underline-offset-4 hover:underline"
        >
          {title}
        </Link>
        {onRemove === null ? null : (
          <IconButton label={`Remove ${title}`} className="-mt-2 -mr-2 print:hidden" onClick={() => onRemove(deal.id)}>
            <CrossIcon />
          </IconButton>
        )}
      </div>
      <p className="line-clamp-1 text-[13px] text-ink-3">{deal.facts.address}</p>
      {outcome === null ? (
        <p className="pt-1 text-[13px] text-ink-2">{gap}</p>
      ) : (
        <p className="pt-1.5">
          <Badge tone={standing.tone}>{standing.words}</Badge>
          <span className="hidden pt-1.5 text-[13px] leading-snug text-ink-2 sm:line-clamp-3">
            <UnbrokenAmounts text={rowStatusText(judged)} />
          </span>
        </p>
      )}
    </th>
  );
}

interface RowProps {
  readonly row: CompareRow;
  readonly columns: readonly number[];
  readonly onExplain: (at: number, figure: string) => void;
}

function Row({ row, columns, onExplain }: RowProps) {
  return (
    <tr data-testid={`compare-${row.id}`}>
      <th
        scope="row"
        className="sticky left-0 z-[5] border-b border-line bg-card px-3 py-2 text-left text-sm font-normal text-ink-2 sm:px-4 sm:text-[15px]"
      >
        {row.label}
      </th>
      {columns.map((at) => {
        const cell = row.cells[at];
        return (
          <td
            key={at}
            className={`border-b border-l border-line px-3 py-1 sm:px-4 ${(cell?.mark ?? null) === null ? '' : 'font-semibold'} ${isNumber(cell?.text) ? 'num' : ''}`}
          >
            {cell === undefined ? null : (
              <Value
                cell={cell}
                row={row}
                onExplain={row.figure === null || cell.text === '–' ? null : () => onExplain(at, row.figure ?? 'netYield')}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** Whether a cell starts with a number, and so gets tabular figures. */
const isNumber = (text = ''): boolean => /^[−-]?[£$€]?\d/.test(text);

interface ValueProps {
  readonly cell: CompareCell;
  readonly row: CompareRow;
  /** Opens the figure's explanation; null if the cell does not show a figure. */
  readonly onExplain: (() => void) | null;
}

function Value({ cell, row, onExplain }: ValueProps) {
  return (
    <span className="flex min-h-9 flex-wrap items-center gap-x-2">
      {onExplain === null ? (
        <span>{cell.text}</span>
      ) : (
        <button
          type="button"
          onClick={onExplain}
          aria-label={`${cell.text}: how ${row.label.toLowerCase()} is calculated`}
          title="How it’s calculated"
          className="min-h-9 underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11"
        >
          {cell.text}
        </button>
      )}
      {cell.mark === null ? null : <span className="text-[13px] font-medium text-ink-2">{cell.mark}</span>}
      {cell.converted === undefined ? null : <span className="basis-full pb-1 text-[13px] font-normal text-ink-3">{cell.converted}</span>}
      {cell.name === undefined ? null : <span className="basis-full pb-1 text-[13px] font-normal text-ink-3">{cell.name}</span>}
    </span>
  );
}
