import { CrossIcon } from './CrossIcon.tsx';

interface TagProps {
  readonly children: string;
  /** Removes the tag. Without it the tag is read-only. */
  readonly onRemove?: (() => void) | undefined;
}

/** A user's tag, optionally removable. */
export function Tag({ children, onRemove }: TagProps) {
  return (
    <span className="inline-flex min-h-7 max-w-full items-center rounded-full border border-line bg-sunk pl-3 text-[13px] last:pr-0">
      <span className={`truncate ${onRemove === undefined ? 'pr-3' : ''}`}>{children}</span>
      {onRemove === undefined ? null : (
        <button
          type="button"
          aria-label={`Remove ${children}`}
          onClick={onRemove}
          className="grid size-7 shrink-0 place-items-center rounded-full text-ink-3 hover:text-ink pointer-coarse:size-11 [&>svg]:size-3.5"
        >
          <CrossIcon />
        </button>
      )}
    </span>
  );
}
