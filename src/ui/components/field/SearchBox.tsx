import { useEffect, useRef } from 'react';

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  /** The query in the URL. */
  readonly q: string;
  readonly onChange: (q: string) => void;
  readonly testId: string;
  /** Size classes, set by the caller. */
  readonly className: string;
}

/** A search box whose query is in the URL. */
export function SearchBox({ label, placeholder, q, onChange, testId, className }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  // The URL trims the query, so it updates the box only while the box is not focused.
  useEffect(() => {
    if (input.current !== null && document.activeElement !== input.current) input.current.value = q;
  }, [q]);
  return (
    <input
      ref={input}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      defaultValue={q}
      autoComplete="off"
      data-testid={testId}
      onChange={(event) => onChange(event.target.value.trim())}
      className={`w-full min-w-0 rounded-[10px] border border-line bg-card px-3.5 text-base hover:border-line-strong sm:w-64 ${className}`}
    />
  );
}
