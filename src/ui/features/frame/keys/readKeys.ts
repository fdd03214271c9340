/** One press, without the browser's event. */
export interface KeyPress {
  /** As `KeyboardEvent.key`. */
  readonly key: string;
  /** ⌘ or Ctrl. */
  readonly mod: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Whether the caret is in a field: then letters are text. */
  readonly inField: boolean;
  /** Whether a dialog lies over the screen: then its keys are its own. */
  readonly inDialog: boolean;
}

export interface KeyReading {
  /** The first press of a pair, waiting for the second. */
  readonly pending: string | null;
  /** The binding that was pressed, as it is written: "g d", "mod+k". */
  readonly hit: string | null;
}

interface KeyState {
  readonly bindings: readonly string[];
  readonly pending: string | null;
  /** Whether keys without ⌘ or Ctrl do anything (WCAG 2.1.4). */
  readonly singleKeys: boolean;
}

const nothing: KeyReading = { pending: null, hit: null };

/** What a press means among the bindings. Single keys and pairs never in a field, over a dialog or with a held key. */
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

/** ⌘K works while typing; everything else there belongs to the field, undo above all. */
function withMod(bindings: readonly string[], press: KeyPress, binding: string): KeyReading {
  const allowed = !press.shift && (!press.inField || binding === 'mod+k');
  return allowed && bindings.includes(binding) ? { pending: null, hit: binding } : nothing;
}
