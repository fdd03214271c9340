import type { IngestRun, IngestStep } from '../../../core/contracts/ingestContract.ts';
import type { CaptureRow } from '../../../data/view/captures.ts';

/** A run's steps in order. `failed` is an outcome, not a step. */
export const runSteps = ['queued', 'fetching', 'parsing', 'enriching', 'analysing', 'saved'] as const;
export type RunStep = (typeof runSteps)[number];

/** `skipped`: the run did not need this step. `at` is in milliseconds, null when not recorded. */
export interface StepView {
  readonly step: RunStep;
  readonly state: 'done' | 'now' | 'to-come' | 'skipped' | 'failed';
  readonly at: number | null;
}

/** One run for display, merged from the server's record and this device's capture. */
export interface RunView {
  readonly state: 'waiting' | 'running' | 'saved' | 'failed';
  readonly steps: readonly StepView[];
  readonly url: string | null;
  readonly itemCount: number;
  readonly dealIds: readonly string[];
  readonly error: { readonly message: string; readonly offerCapture: boolean } | null;
  readonly captureId: string | null;
}

/**
 * Merges the server's run with the device's capture; null when neither is known. The server records when the page was fetched and read.
 * Only the device can tell whether deals are evaluated and stored, so it decides when the run is complete.
 */
export function mergeRun(run: IngestRun | null, capture: CaptureRow | null): RunView | null {
  if (run === null && capture === null) return null;
  const failed = capture === null ? run?.state === 'failed' : capture.state === 'failed';
  const reached = reachedStep(run, capture);
  const times = stepTimes(run, capture);
  return {
    state: failed ? 'failed' : reached === 'saved' ? 'saved' : capture?.state === 'waiting' ? 'waiting' : 'running',
    steps: runSteps.map((step) => stepView(step, { reached, failed, times })),
    url: capture?.url ?? run?.url ?? null,
    itemCount: Math.max(run?.itemCount ?? 0, capture?.dealIds.length ?? 0),
    dealIds: capture?.dealIds ?? [],
    error: failed ? errorOf(run, capture) : null,
    captureId: capture?.id ?? null,
  };
}

interface Known {
  readonly reached: RunStep;
  readonly failed: boolean;
  readonly times: ReadonlyMap<RunStep, number>;
}

function stepView(step: RunStep, known: Known): StepView {
  const place = runSteps.indexOf(step);
  const reached = runSteps.indexOf(known.reached);
  const at = known.times.get(step) ?? null;
  if (place > reached) return { step, state: 'to-come', at: null };
  if (place === reached && known.reached !== 'saved') return { step, state: known.failed ? 'failed' : 'now', at };
  return { step, state: step === 'enriching' && at === null ? 'skipped' : 'done', at };
}

const stepOfCapture = { waiting: 'queued', fetching: 'fetching', parsing: 'parsing', analysing: 'analysing', saved: 'saved' } as const;

function reachedStep(run: IngestRun | null, capture: CaptureRow | null): RunStep {
  const onServer = lastStep(run);
  if (capture === null) return onServer;
  if (capture.state === 'failed') return capture.kind === 'page' ? 'parsing' : later(onServer, 'fetching');
  const onDevice = stepOfCapture[capture.state];
  // The device creates deals while the server still reads listings. The current step is the server's, until only this device has work left.
  if (capture.search !== undefined && onDevice === 'analysing' && onServer !== 'saved') return onServer;
  // The server's "saved" means its own record. Deals are saved once this device reports it.
  return onDevice === 'saved' ? 'saved' : later(onServer === 'saved' ? 'parsing' : onServer, onDevice);
}

/** The last step a run completed before it ended. */
function lastStep(run: IngestRun | null): RunStep {
  if (run === null) return 'queued';
  if (isRunStep(run.state)) return run.state;
  return run.steps.map(({ step }) => step).findLast(isRunStep) ?? 'queued';
}

const later = (left: RunStep, right: RunStep): RunStep => (runSteps.indexOf(left) > runSteps.indexOf(right) ? left : right);

const isRunStep = (step: IngestStep): step is RunStep => step !== 'failed';

function stepTimes(run: IngestRun | null, capture: CaptureRow | null): ReadonlyMap<RunStep, number> {
  const times = new Map<RunStep, number>();
  for (const { step, at } of run?.steps ?? []) {
    const ms = Date.parse(at);
    if (isRunStep(step) && !Number.isNaN(ms)) times.set(step, ms);
  }
  if (capture === null) return times;
  if (!times.has('queued')) times.set('queued', capture.createdAt);
  if (capture.state !== 'failed')
    times.set(stepOfCapture[capture.state], capture.state === 'waiting' ? capture.createdAt : capture.updatedAt);
  return times;
}

function errorOf(run: IngestRun | null, capture: CaptureRow | null): RunView['error'] {
  if (capture?.error) return { message: capture.error.message, offerCapture: capture.error.offerCapture };
  // A server run does not record whether a saved page would help. Only a removed listing rules it out.
  if (run?.error) return { message: run.error.message, offerCapture: run.error.code !== 'listing_removed' };
  return { message: 'Ingestion failed', offerCapture: true };
}
