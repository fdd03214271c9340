import type { ReactNode } from 'react';

/** A card with the chart's own title, and the chart-or-table switch in the same line. */
export const ChartCard = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-2 border border-line bg-card p-4 shadow-1 sm:p-5 print:break-inside-avoid print:shadow-none">
    {children}
  </div>
);
