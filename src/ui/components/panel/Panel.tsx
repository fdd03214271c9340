import { useId, useState, type ReactNode } from 'react';
import { HeadSlot } from '../chart/parts/headSlot.ts';

interface PanelProps {
  readonly title: string;
  /** Muted text at the end of the title line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled section. While a deal is being edited, sections off screen skip layout, to keep typing fast. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 rounded-2 border border-line bg-card p-4 shadow-1 in-[[data-live]]:[contain-intrinsic-size:auto_20rem] in-[[data-live]]:[content-visibility:auto] sm:p-5 print:break-inside-avoid print:shadow-none print:[content-visibility:visible]!"
    >
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id={id} className="mr-auto text-[17px] font-semibold tracking-tight">
          {title}
        </h2>
        {aside === undefined ? null : <div className="text-[13px] text-ink-3 has-[input]:print:hidden">{aside}</div>}
        <div ref={setSlot} className="empty:hidden" />
      </div>
      <HeadSlot value={slot}>{children}</HeadSlot>
    </section>
  );
}
