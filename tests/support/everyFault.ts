import { storageErrors, type StorageError } from './indexedDbFaults.ts';

const asked = process.env['STORAGE_FAULTS'];

/**
 * `each` fails every call once, with the three errors in rotation; `all` fails every call with each error. Otherwise an evenly spaced
 * sample of calls is tried.
 */
export const everyFault = asked === 'all' || asked === 'each';

export const errorsAt = (at: number): readonly StorageError[] =>
  asked === 'all' ? storageErrors : [storageErrors[at % 3] ?? 'AbortError'];

/** Which of the calls to fail, each in a separate start: at most `most` of them unless every call is tried. */
export function startsTried(calls: number, most: number): readonly number[] {
  const step = everyFault ? 1 : Math.max(1, Math.ceil(calls / most));
  return Array.from({ length: Math.ceil(calls / step) }, (_, at) => 1 + at * step);
}

/** The result of a call: its answer, a thrown error, or "silent" after the time limit. */
export const answerOf = (call: Promise<unknown>, withinMs = 1_500): Promise<unknown> =>
  Promise.race([
    call.catch((cause: unknown) => ({ thrown: String(cause) })),
    new Promise((resolve) => setTimeout(() => resolve('silent'), withinMs)),
  ]);

export const isOk = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true;

/** Whether the answer is a success or a failure with a message for the user. */
export const isTold = (answer: unknown): boolean => isOk(answer) || /"message":"[A-Z]/.test(JSON.stringify(answer));
