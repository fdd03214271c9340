interface SkeletonProps {
  /** What is loading, for screen readers only. */
  readonly label: string;
  readonly lines?: number;
}

const widths = ['w-2/3', 'w-full', 'w-5/6', 'w-1/2'] as const;

/** A placeholder about the size of the loading text, to avoid a layout shift. */
export function Skeleton({ label, lines = 3 }: SkeletonProps) {
  return (
    <output className="grid gap-2.5 py-1">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, at) => (
        <span key={at} aria-hidden="true" className={`h-4 animate-pulse rounded-1 bg-line ${widths[at % widths.length] ?? ''}`} />
      ))}
    </output>
  );
}
