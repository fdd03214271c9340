interface SkeletonProps {
  /** What is being waited for; only said. */
  readonly label: string;
  readonly lines?: number;
}

const widths = ['w-2/3', 'w-full', 'w-5/6', 'w-1/2'] as const;

/** The place of words that are on their way, about as large, so that nothing jumps when they come. */
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
