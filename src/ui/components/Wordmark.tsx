/** The product's logo, a piece of yellow measuring tape, and its name. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-semibold tracking-tight text-ink">
      <svg viewBox="0 0 28 16" className="h-4 w-7" aria-hidden="true">
        <rect x="0.5" y="0.5" width="27" height="15" rx="3" fill="var(--tape)" stroke="var(--tape-edge)" />
        <path d="M4.5 1v8M9.25 1v5M14 1v8M18.75 1v5M23.5 1v8" stroke="var(--tape-ink)" strokeWidth="1.6" />
      </svg>
      Yardstick
    </span>
  );
}
