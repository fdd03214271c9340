import type { SimulatedStrategy } from '../../../../core/pipeline/simulator/simulateStrategies.ts';
import { headlineCell, headlines } from '../compare/headlines.ts';

/** The main results, pinned above the inputs so that they stay visible above a phone's keyboard. */
export function PinnedResult({ focused }: { readonly focused: SimulatedStrategy }) {
  const cells = headlines
    .filter(({ id }) => id !== 'irr')
    .flatMap((headline) => {
      const cell = headlineCell(focused, headline);
      return cell === null
        ? []
        : [{ id: headline.id, label: cell.figure.id === 'profit' ? 'Profit' : headline.label, text: cell.figure.text }];
    });
  return (
    // Hidden from screen readers: the table above has the same figures, and the page header announces changes.
    <div
      aria-hidden="true"
      className="sticky top-0 z-20 -mx-4 grid grid-cols-3 gap-3 border-b border-line bg-card px-4 py-2 shadow-1 sm:mx-0 sm:rounded-2 sm:border print:hidden"
    >
      {cells.map(({ id, label, text }) => (
        <span key={id} className="min-w-0 leading-tight">
          <span className="block truncate text-[11px] text-ink-3">{label}</span>
          <span className="num block truncate font-semibold tracking-tight">{text}</span>
        </span>
      ))}
    </div>
  );
}
