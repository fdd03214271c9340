import type { InputRow } from './strategyInput.ts';

/** A row of any strategy's catalogue, with its key. */
export interface InputEntry<Key extends string = string> extends InputRow<unknown> {
  readonly key: Key;
}
