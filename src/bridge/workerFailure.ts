/**
 * A failed worker call. `aborted`: the caller (or a newer call in its lane) cancelled it. `timeout`: the time limit passed. `crashed`: the
 * worker could not start or died. `refused`: the job threw, or its data cannot be cloned.
 */
export interface WorkerFailure {
  readonly kind: 'aborted' | 'timeout' | 'crashed' | 'refused';
  readonly message: string;
}
