import { useEffect, useRef } from 'react';

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  /** What the address asks for. */
  readonly q: string;
  readonly onChange: (q: string) => void;
  readonly testId: string;
  /** Its size, which is the place's. */
  readonly className: string;
}

/** A box to search in, whose words stand in the address. */
export function SearchBox({ label, placeholder, q, onChange, testId, className }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  // The address trims what is typed, so it only writes back into the box when nobody is typing there.
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
