import { figures } from 'virtual:landing-figures';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMeasuredAnalysis } from '../examples/useMeasuredAnalysis.ts';

/** The strip under the hero. Every figure is counted or measured in this browser on this visit. */
export function TapeFacts() {
  return (
    <section aria-label="Key facts" className="border-y border-tape-edge bg-tape text-tape-ink">
      <div aria-hidden="true" className="tape-marks h-6 forced-colors:hidden" />
      <dl className="num mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-5 px-5 pt-3 pb-7 lg:grid-cols-4">
        <AnalysisTime />
        <Fact value={`${figures.counted.purchaseTaxes} taxes`} words="on UK purchases: SDLT, LBTT and LTT" />
        <PageWeight />
        <OfflineFact />
      </dl>
    </section>
  );
}

function Fact({ value, words }: { readonly value: string; readonly words: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="max-w-[26ch] text-sm">{words}</dt>
      <dd className="text-[1.65rem] leading-tight font-bold tracking-[-0.03em]">{value}</dd>
    </div>
  );
}

/** The analysis time, measured when the page is idle. */
function AnalysisTime() {
  const taken = useMeasuredAnalysis();
  if (taken === null) return <Fact value="…" words="measuring an analysis on this device" />;
  return <Fact value={taken < 1 ? 'under 1 ms' : `${Math.round(taken)} ms`} words="to analyse the example on this device" />;
}

/** Kilobytes fetched to show the page. Zero when it came from the cache. */
function PageWeight() {
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    const measure = () => {
      const fetched = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
      setBytes(fetched.reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0), 0));
    };
    if (document.readyState === 'complete') return measure();
    addEventListener('load', measure, { once: true });
    return () => removeEventListener('load', measure);
  }, []);
  if (bytes === null) return <Fact value="…" words="measuring this page" />;
  return <Fact value={`${Math.round(bytes / 1000)} kB`} words="to load this page" />;
}

const worker = (): ServiceWorkerContainer | undefined => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined);

function watchWorker(listener: () => void): () => void {
  worker()?.addEventListener('controllerchange', listener);
  return () => worker()?.removeEventListener('controllerchange', listener);
}

function OfflineFact() {
  const ready = useSyncExternalStore(
    watchWorker,
    () => (worker()?.controller ?? null) !== null,
    () => false,
  );
  return <Fact value="Offline" words={ready ? 'ready on this device' : 'from your second visit'} />;
}
