import { useEffect, useSyncExternalStore } from 'react';

/** Something a person can do from anywhere: listed in the palette, and by its keys where it has any. */
export interface Action {
  readonly id: string;
  /** What it does, as a command: "New scenario". */
  readonly label: string;
  readonly group: 'Go to' | 'Do';
  /** "g d" one after the other, "n" alone, "mod+k" with ⌘ or Ctrl. */
  readonly keys?: string;
  /** Other words it is looked for by. */
  readonly words?: string;
  /** Kept out of the palette: keys that only make sense as keys, such as moving in a list. */
  readonly keysOnly?: boolean;
  readonly run: () => void;
}

let sources: readonly (readonly Action[])[] = [];
let all: readonly Action[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly (readonly Action[])[]): void {
  sources = next;
  // The newest source wins: a screen may give a key of the frame a nearer meaning while it is open.
  const byId = new Map(sources.flat().map((action) => [action.id, action]));
  all = [...byId.values()];
  listeners.forEach((tell) => tell());
}

/** Adds actions until the returned function is called. */
export function addActions(actions: readonly Action[]): () => void {
  replace([...sources, actions]);
  return () => replace(sources.filter((source) => source !== actions));
}

/** The actions there are now, the frame's first. */
export const currentActions = (): readonly Action[] => all;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Offers a screen's actions while it is shown. Give it a list that keeps its identity (useMemo). */
export function useActions(actions: readonly Action[]): void {
  useEffect(() => addActions(actions), [actions]);
}

export const useCurrentActions = (): readonly Action[] => useSyncExternalStore(subscribe, currentActions);
