interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly testId: string;
}

/** One option among several, as a native radio button. */
export function Choice({ name, label, checked, onChoose, testId }: ChoiceProps) {
  return (
    <label className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
      <input type="radio" name={name} checked={checked} onChange={onChoose} className="size-4 accent-brand" data-testid={testId} />
      {label}
    </label>
  );
}
