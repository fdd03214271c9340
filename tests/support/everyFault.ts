import { storageErrors, type StorageError } from './indexedDbFaults.ts';

const asked = process.env['STORAGE_FAULTS'];

/** `each` takes every n with one error, in turn; `all` every n with each of the three. Without it the calls are a sample of even distances. */
export const everyFault = asked === 'all' || asked === 'each';

export const errorsAt = (at: number): readonly StorageError[] =>
  asked === 'all' ? storageErrors : [storageErrors[at % 3] ?? 'AbortError'];

/** Which of so many calls fail, each in a start of its own: at most `most` of them where not every one is tried. */
export function startsTried(calls: number, most: number): readonly number[] {
  const step = everyFault ? 1 : Math.max(1, Math.ceil(calls / most));
  return Array.from({ length: Math.ceil(calls / step) }, (_, at) => 1 + at * step);
}

/** What a call came to: its answer, a thrown error, or nothing within the time. */
export const answerOf = (call: Promise<unknown>, withinMs = 1_500): Promise<unknown> =>
  Promise.race([
    call.catch((cause: unknown) => ({ thrown: String(cause) })),
    new Promise((resolve) => setTimeout(() => resolve('silent'), withinMs)),
  ]);

export const isOk = (answer: unknown): boolean => typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === true;

/** A failure is an answer with words for the person. */
export const isTold = (answer: unknown): boolean => isOk(answer) || /"message":"[A-Z]/.test(JSON.stringify(answer));
