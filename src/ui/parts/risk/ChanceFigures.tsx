interface ChanceFiguresProps {
  readonly figures: readonly { readonly id: string; readonly label: string; readonly value: string }[];
}

/** Probabilities side by side, each with its label. */
export function ChanceFigures({ figures }: ChanceFiguresProps) {
  return (
    <dl className={`grid grid-cols-2 gap-4 ${figures.length === 3 ? 'sm:grid-cols-3' : ''}`}>
      {figures.map(({ id, label, value }) => (
        <div key={id}>
          <dt className="text-[13px] leading-tight text-ink-3">{label}</dt>
          <dd className="num text-xl font-semibold tracking-tight" data-testid={`chance-${id}`}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
