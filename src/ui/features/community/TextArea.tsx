import { useEffect, useId, useRef } from 'react';

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error?: string | undefined;
  readonly testId: string;
  /** Whether to focus the field on mount, because the user just opened it. */
  readonly opened?: boolean;
}

/** A labelled multi-line field whose error is linked for screen readers. */
export function TextArea({ label, value, onChange, error, testId, opened = false }: TextAreaProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (opened) field.current?.focus();
  }, [opened]);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        value={value}
        data-testid={testId}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
        className={`min-h-24 w-full rounded-[10px] border bg-card px-3.5 py-2.5 text-base text-ink outline-offset-1 focus:outline-2 focus:outline-brand ${error === undefined ? 'border-line-strong' : 'border-poor'}`}
      />
      {error === undefined ? null : (
        <p id={`${id}-error`} className="text-sm font-medium text-poor">
          {error}
        </p>
      )}
    </div>
  );
}
