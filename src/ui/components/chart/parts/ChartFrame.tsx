import { use, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ViewToggle, type ChartView } from '../../field/ViewToggle.tsx';
import { HeadSlot } from './headSlot.ts';
import { DataTable, type DataColumn } from '../../table/DataTable.tsx';

/** The text that every chart needs. */
export interface ChartText {
  readonly title: string;
  /** One sentence describing the chart, shown under it and used as its text alternative. */
  readonly summary: string;
  /** Level of the chart's heading: `h3` inside a titled panel. `none`, the default, if the panel's title already names the chart. */
  readonly heading?: 'h2' | 'h3' | 'none';
}

export interface ChartTableData {
  readonly columns: readonly DataColumn[];
  readonly rows: readonly (readonly ReactNode[])[];
}

interface ChartFrameProps extends ChartText {
  /** What to call the graphic if it is not a chart. */
  readonly picture?: 'Map';
  /** Called only when the table is shown. */
  readonly table: () => ChartTableData;
  readonly children: ReactNode;
}

/** The maximum number of rows in the table. The screen's export includes the rest. */
const mostRows = 500;

/**
 * A chart with a title, a summary and a table of the same figures. The chart-or-table switch is on the title's line, or in the panel's
 * header if the chart has no heading.
 */
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
