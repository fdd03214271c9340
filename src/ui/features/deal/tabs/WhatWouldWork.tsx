import type { ReportDocument } from '../../../../core/report/report.ts';
import { Panel } from '../report/Panel.tsx';

/** The price, rent or rate at which the deal would meet the person's own targets. */
export function WhatWouldWork({ report }: { readonly report: ReportDocument }) {
  if (report.solves.length === 0) return null;
  return (
    <Panel title="What would make it work">
      <dl>
        {report.solves.map(({ label, value, note }) => (
          <div key={label} className="border-t border-line py-3 first:border-0 first:pt-1 last:pb-0">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="num text-xl font-semibold tracking-tight">{value}</dd>
            <dd className="text-[13px] text-ink-3">{note}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
