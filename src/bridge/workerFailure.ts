/**
 * A worker call that did not answer.
 * `aborted`: the caller (or a newer call in its lane) gave up. `timeout`: the time limit passed.
 * `crashed`: the worker could not start or died. `refused`: the job threw, or its data cannot cross to a worker.
 */
export interface WorkerFailure {
  readonly kind: 'aborted' | 'timeout' | 'crashed' | 'refused';
  readonly message: string;
}
