/** One key press, independent of the browser's event. */
export interface KeyPress {
  /** As `KeyboardEvent.key`. */
  readonly key: string;
  /** ⌘ or Ctrl. */
  readonly mod: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Whether focus is in a field, where letters are typed as text. */
  readonly inField: boolean;
  /** Whether a dialog is open. Dialogs handle their own keys. */
  readonly inDialog: boolean;
}

export interface KeyReading {
  /** The first key of a pair, waiting for the second. */
  readonly pending: string | null;
  /** The matched binding, such as "g d", "mod+k". */
  readonly hit: string | null;
}

interface KeyState {
  readonly bindings: readonly string[];
  readonly pending: string | null;
  /** Whether single-key shortcuts are on (WCAG 2.1.4). */
  readonly singleKeys: boolean;
}

const nothing: KeyReading = { pending: null, hit: null };

/** The binding a key press matches. Single keys and pairs never match in a field, in a dialog or on key repeat. */
export function readKeys({ bindings, pending, singleKeys }: KeyState, press: KeyPress): KeyReading {
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (press.alt || press.inDialog) return nothing;
  if (press.mod) return withMod(bindings, press, `mod+${key}`);
  if (!singleKeys || press.inField) return nothing;
  const pair = pending === null ? null : `${pending} ${key}`;
  if (pair !== null && bindings.includes(pair)) return { pending: null, hit: pair };
  if (bindings.includes(key)) return { pending: null, hit: key };
  return bindings.some((binding) => binding.startsWith(`${key} `)) ? { pending: key, hit: null } : nothing;
}

/** ⌘K works while typing. All other shortcuts, above all undo, belong to the field. */
function withMod(bindings: readonly string[], press: KeyPress, binding: string): KeyReading {
  const allowed = !press.shift && (!press.inField || binding === 'mod+k');
  return allowed && bindings.includes(binding) ? { pending: null, hit: binding } : nothing;
}
