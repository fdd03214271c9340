interface FileFieldProps {
  readonly label: string;
  /** What the file may contain, and what happens with it. */
  readonly hint: string;
  /** Passed to the file input's `accept` attribute. */
  readonly accept: string;
  readonly testId: string;
  readonly onFile: (file: File) => void;
}

/** A field to choose one file. */
export function FileField({ label, hint, accept, testId, onFile }: FileFieldProps) {
  return (
    <label className="grid cursor-pointer gap-1.5 rounded-2 border border-dashed border-line-strong p-4 text-[15px] has-focus-visible:outline-2 has-focus-visible:outline-brand">
      <span className="font-medium">{label}</span>
      <span className="text-sm text-ink-3">{hint}</span>
      <input
        type="file"
        accept={accept}
        data-testid={testId}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
        }}
        className="min-h-11 py-2 text-sm file:mr-3 file:min-h-9 file:rounded-[10px] file:border file:border-line file:bg-card file:px-3 file:font-medium file:text-ink"
      />
    </label>
  );
}
