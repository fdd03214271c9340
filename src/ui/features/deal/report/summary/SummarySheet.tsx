import { useEffect, useMemo, useRef } from 'react';
import type { Outcome } from '../../../../../core/pipeline/outcome.ts';
import { summaryText, writeSummary, type Summary } from '../../../../../core/report/summary/writeSummary.ts';
import { notify } from '../../../../components/notice/notify.ts';
import { Sheet } from '../../../../components/panel/Sheet.tsx';
import { Button } from '../../../../components/press/Button.tsx';
import { useTrack } from '../../../../hooks/useTrack.ts';
import { useRephrased, type Rephrased } from './useRephrased.ts';

/**
 * A plain-text summary of the report, written on this device. If the browser has a language model, the sheet offers a rewording, marked as
 * AI text.
 */
export function SummarySheet({ outcome, onClose }: { readonly outcome: Outcome; readonly onClose: () => void }) {
  const track = useTrack();
  const { report, score, dealId } = outcome;
  const summary = useMemo(() => writeSummary(report, score), [report, score]);
  const machine = useRephrased(summary, dealId);
  const counted = useRef(false);
  useEffect(() => {
    if (counted.current) return;
    counted.current = true;
    track('summary_generated', { deal_id: dealId, source: 'report' });
  }, [track, dealId]);
  const text = `${report.title}\n\n${summaryText(summary)}\n\n${report.disclaimer}`;
  return (
    <Sheet
      open
      onClose={onClose}
      title="Summary"
      actions={
        <>
          {machine.offered ? (
            <Button
              className="min-h-11"
              data-testid="rephrase-summary"
              busy={machine.state === 'asking'}
              disabled={machine.state === 'asking'}
              onClick={machine.ask}
            >
              Reword on this device
            </Button>
          ) : null}
          {typeof navigator.share === 'function' ? (
            <Button className="min-h-11" onClick={() => void share(report.title, text)}>
              Share
            </Button>
          ) : null}
          <Button className="min-h-11" look="primary" data-testid="copy-summary" onClick={() => void copy(text)}>
            Copy
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <section aria-label="Summary" tabIndex={0} className="-m-2 rounded-2 p-2">
        <Words summary={summary} />
        <MachineWords machine={machine} />
        <p className="mt-5 border-t border-line pt-3 text-[13px] text-ink-3">Written on this device from the report. {report.disclaimer}</p>
      </section>
    </Sheet>
  );
}

function Words({ summary }: { readonly summary: Summary }) {
  return (
    <div data-testid="summary-text" className="grid gap-4">
      {summary.paragraphs.map(({ id, title, text }) => (
        <section key={id} className="grid gap-1">
          <h3 className="text-[13px] font-medium text-ink-3">{title}</h3>
          <p className={id === 'what' ? 'text-lg leading-snug font-medium' : 'leading-relaxed'}>{text}</p>
        </section>
      ))}
    </div>
  );
}

/** The model's text, marked as such, or the reason it is not shown. */
function MachineWords({ machine }: { readonly machine: Rephrased }) {
  return (
    <output className="block" data-testid="machine-summary">
      {machine.paragraphs === null ? null : (
        <section className="mt-5 grid gap-2 rounded-2 border border-line bg-sunk p-4">
          <h3 className="text-[13px] font-medium text-ink-2">Reworded by your browser’s language model</h3>
          {machine.paragraphs.map((paragraph) => (
            <p key={paragraph} className="leading-relaxed wrap-anywhere">
              {paragraph}
            </p>
          ))}
          <p className="text-[13px] text-ink-3">Written by AI. Every figure matches the summary, but the wording isn’t checked.</p>
        </section>
      )}
      {machine.problem === null ? null : <p className="mt-4 text-sm text-ink-2">{machine.problem}</p>}
    </output>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ tone: 'good', title: 'Summary copied' });
  } catch {
    notify({ tone: 'poor', title: 'Couldn’t copy the summary', detail: 'Your browser blocked it. Select the text and copy it yourself.' });
  }
}

async function share(title: string, text: string): Promise<void> {
  try {
    await navigator.share({ title, text });
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'AbortError')) await copy(text);
  }
}
