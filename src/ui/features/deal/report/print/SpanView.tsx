import { spanGeometry, type SpanChart } from '../../../../../core/report/fullReport/spanChart.ts';

const fills = { good: 'fill-good', poor: 'fill-poor', neutral: 'fill-brand' } as const;

/** The effect of each input as a table with a bar in each row, so that screen readers and print get the same data. */
export function SpanView({ chart }: { readonly chart: SpanChart }) {
  const geometry = spanGeometry(chart, 100);
  const [row, detail, value] = chart.columns;
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <figcaption className="grid gap-1">
        <h3 className="font-semibold">{chart.title}</h3>
        <span className="text-sm text-ink-2">
          {chart.summary}
          {chart.base === null ? '' : ` Line: ${chart.base.label.slice(0, 1).toLowerCase()}${chart.base.label.slice(1)}.`}
        </span>
      </figcaption>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{chart.title}</caption>
        <thead>
          <tr className="border-b border-line-strong text-left text-[13px] text-ink-2">
            <th scope="col" className="py-2 pr-3 font-medium">
              {row}
            </th>
            <th scope="col" className="py-2 pr-3 font-medium max-sm:sr-only">
              {detail}
            </th>
            <th scope="col" className="w-[38%]">
              <span className="sr-only">Chart</span>
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-medium">
              {value}
            </th>
          </tr>
        </thead>
        <tbody>
          {chart.rows.map((each, at) => (
            <tr key={each.label} className="border-b border-line print:break-inside-avoid">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {each.label}
              </th>
              <td className="py-1.5 pr-3 text-ink-2 max-sm:sr-only">{each.detail}</td>
              <td className="py-1.5">
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="h-3.5 w-full [print-color-adjust:exact]">
                  {geometry.base === null ? null : <rect x={geometry.base - 0.15} width="0.3" height="8" className="fill-ink-3" />}
                  {geometry.rows[at]?.map(({ x, width, tone }) => (
                    <rect key={x} x={x} y="1" height="6" width={Math.max(0.5, width)} className={fills[tone]} />
                  ))}
                </svg>
              </td>
              <td className="num py-1.5 pl-3 text-right font-medium whitespace-nowrap">{each.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
