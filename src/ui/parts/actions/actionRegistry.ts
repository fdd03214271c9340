import { useEffect, useSyncExternalStore } from 'react';

/** A command available anywhere, in the palette and by its keyboard shortcut, if any. */
export interface Action {
  readonly id: string;
  /** What it does, as a command: "New scenario". */
  readonly label: string;
  readonly group: 'Go to' | 'Do';
  /** The shortcut: "g d" for two keys in sequence, "n" for one key, "mod+k" for K with ⌘ or Ctrl. */
  readonly keys?: string;
  /** Additional search terms. */
  readonly words?: string;
  /** Whether to hide it from the palette, because it only makes sense as a key, such as moving in a list. */
  readonly keysOnly?: boolean;
  readonly run: () => void;
}

let sources: readonly (readonly Action[])[] = [];
let all: readonly Action[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly (readonly Action[])[]): void {
  sources = next;
  // The newest source wins, so that an open screen can override one of the frame's keys.
  const byId = new Map(sources.flat().map((action) => [action.id, action]));
  all = [...byId.values()];
  listeners.forEach((tell) => tell());
}

/** Adds actions until the returned function is called. */
export function addActions(actions: readonly Action[]): () => void {
  replace([...sources, actions]);
  return () => replace(sources.filter((source) => source !== actions));
}

/** The current actions, the frame's first. */
export const currentActions = (): readonly Action[] => all;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers a screen's actions while it is shown. Pass a stable list (useMemo). */
export function useActions(actions: readonly Action[]): void {
  useEffect(() => addActions(actions), [actions]);
}

export const useCurrentActions = (): readonly Action[] => useSyncExternalStore(subscribe, currentActions);
