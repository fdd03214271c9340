import { err, type Result } from '../../../../../core/kernel/result.ts';
import { validateModelText, maxModelAnswer, type ModelTextRefusal } from '../../../../../core/report/summary/validateModelText.ts';
import { rephraseInstructions, rephraseNotes } from '../../../../../core/report/summary/rephrasePrompt.ts';
import { summaryText, type Summary } from '../../../../../core/report/summary/writeSummary.ts';

/** The parts of the browser's language model (Prompt API) used here. */
export interface DeviceModel {
  availability(options?: object): Promise<string>;
  create(options: object): Promise<ModelSession>;
}

interface ModelSession {
  promptStreaming(text: string, options: { readonly signal: AbortSignal }): AsyncIterable<string> | ReadableStream<string>;
  destroy?(): void;
}

export type RephraseFailure = ModelTextRefusal | { readonly kind: 'time' } | { readonly kind: 'failed' };

/** Timeout for the model, in milliseconds. */
export const rephraseMs = 20_000;

const languages = { expectedInputs: [{ type: 'text', languages: ['en'] }], expectedOutputs: [{ type: 'text', languages: ['en'] }] };

/** The browser's language model; null if it has none that is ready. */
export async function deviceModel(scope: object = globalThis): Promise<DeviceModel | null> {
  const model = (scope as { readonly LanguageModel?: DeviceModel }).LanguageModel;
  if (typeof model?.availability !== 'function' || typeof model.create !== 'function') return null;
  try {
    return (await model.availability(languages)) === 'available' ? model : null;
  } catch {
    return null;
  }
}

/**
 * The summary reworded by the model, as plain paragraphs whose figures all match the summary, or the reason it failed. Stops reading at the
 * maximum length, or after `timeoutMs`.
 */
export async function rephrase(
  model: DeviceModel,
  summary: Summary,
  { signal, timeoutMs = rephraseMs }: { readonly signal: AbortSignal; readonly timeoutMs?: number },
): Promise<Result<readonly string[], RephraseFailure>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const over = AbortSignal.any([signal, timeout]);
  try {
    over.throwIfAborted();
    const answer = await Promise.race([ask(model, rephraseNotes(summary), over), whenAborted(over)]);
    return validateModelText(answer, [summaryText(summary)]);
  } catch {
    return err({ kind: timeout.aborted ? 'time' : 'failed' });
  }
}

async function ask(model: DeviceModel, notes: string, signal: AbortSignal): Promise<string> {
  const session = await model.create({ ...languages, signal, initialPrompts: [{ role: 'system', content: rephraseInstructions }] });
  let answer = '';
  try {
    for await (const piece of session.promptStreaming(notes, { signal }) as AsyncIterable<unknown>) {
      answer += String(piece);
      if (answer.length > maxModelAnswer || signal.aborted) break;
    }
  } finally {
    session.destroy?.();
  }
  return answer;
}

/** Rejects on abort, in case the model ignores its signal. */
const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The model timed out or was cancelled')), { once: true });
  });
