import { use, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ViewToggle, type ChartView } from '../../field/ViewToggle.tsx';
import { HeadSlot } from './headSlot.ts';
import { DataTable, type DataColumn } from '../../table/DataTable.tsx';

/** What every chart says besides its shapes. */
export interface ChartWords {
  readonly title: string;
  /** One sentence with what the picture shows; stands under it and is what a screen reader says for it. */
  readonly summary: string;
  /** `h3` where the chart stands inside a titled panel; `none` where the panel's own title is the chart's. Default `none`. */
  readonly heading?: 'h2' | 'h3' | 'none';
}

export interface ChartTableData {
  readonly columns: readonly DataColumn[];
  readonly rows: readonly (readonly ReactNode[])[];
}

interface ChartFrameProps extends ChartWords {
  /** What the picture is, where it is no chart. */
  readonly picture?: 'Map';
  /** Asked only when the table is wanted. */
  readonly table: () => ChartTableData;
  readonly children: ReactNode;
}

/** More rows than anybody reads; the rest is in the export of the screen. */
const mostRows = 500;

/** A chart with its title, the sentence that says it, and the same figures as a table. Its switch stands in the line of its title: its own, or its panel's. */
export function ChartFrame({ title, summary, heading: Heading = 'none', picture, table, children }: ChartFrameProps) {
  const [view, setView] = useState<ChartView>('chart');
  const slot = use(HeadSlot);
  const toggle = (
    <div className="ml-auto print:hidden">
      <ViewToggle label={title} view={view} onChange={setView} {...(picture === undefined ? {} : { picture })} />
    </div>
  );
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-2.5 print:break-inside-avoid">
      {Heading === 'none' && slot !== null ? (
        createPortal(toggle, slot)
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {Heading === 'none' ? null : <Heading className="text-[15px] font-semibold tracking-tight">{title}</Heading>}
          {toggle}
        </div>
      )}
      {view === 'chart' ? children : <FiguresTable title={title} data={table()} />}
      <figcaption className="text-sm text-ink-2">{summary}</figcaption>
    </figure>
  );
}

function FiguresTable({ title, data }: { readonly title: string; readonly data: ChartTableData }) {
  const left = data.rows.length - mostRows;
  return (
    <>
      <DataTable caption={title} columns={data.columns} rows={data.rows.slice(0, mostRows)} tall />
      {left > 0 ? <p className="text-[13px] text-ink-3">{`The first ${mostRows} of ${data.rows.length} rows.`}</p> : null}
    </>
  );
}
