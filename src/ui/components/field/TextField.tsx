import { useId, type ComponentProps, type ReactNode } from 'react';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** A small control inside the field's right edge, such as "show password". */
  readonly trailing?: ReactNode;
}

/** A labelled text input whose hint and error are linked for screen readers. */
export function TextField({ label, hint, error, trailing, className = '', ...input }: TextFieldProps) {
  const id = useId();
  const notes = [hint === undefined ? null : `${id}-hint`, error === undefined ? null : `${id}-error`].filter((each) => each !== null);
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {label}
      </label>
      <div
        className={`flex items-center rounded-[10px] border bg-card focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-brand ${error === undefined ? 'border-line-strong' : 'border-poor'}`}
      >
        <input
          {...input}
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={notes.length === 0 ? undefined : notes.join(' ')}
          className="min-h-11 min-w-0 flex-1 rounded-[10px] bg-transparent px-3.5 text-base text-ink outline-none disabled:opacity-60"
        />
        {trailing}
      </div>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-sm text-ink-3">
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p id={`${id}-error`} className="text-sm font-medium text-poor">
          {error}
        </p>
      )}
    </div>
  );
}
