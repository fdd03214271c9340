interface KeyHintProps {
  /** The keys in binding notation: "g d", "mod+k", "?". */
  readonly keys: string;
}

/** Keys as printed on the user's keyboard. Decorative next to a command's name, except in the list of shortcuts. */
export function KeyHint({ keys }: KeyHintProps) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-ink-3 pointer-coarse:hidden">
      {keys.split(' ').map((part) => (
        <kbd
          key={part}
          className="min-w-5 rounded-[5px] border border-line bg-sunk px-1.5 text-center font-sans text-xs leading-5 font-medium text-ink-2"
        >
          {keyWords(part)}
        </kbd>
      ))}
    </span>
  );
}

// There is no navigator during prerendering.
const isApple = (): boolean => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

function keyWords(part: string): string {
  if (!part.startsWith('mod+')) return part.length === 1 ? part.toUpperCase() : part;
  const key = part.slice(4).toUpperCase();
  return isApple() ? `⌘${key}` : `Ctrl ${key}`;
}
