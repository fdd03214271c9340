import { useId, useState } from 'react';
import type { Logo } from '../../../../../core/report/editions/letterhead.ts';
import { Button } from '../../../../components/press/Button.tsx';
import { readLogo } from './readLogo.ts';

interface LogoFieldProps {
  readonly logo: Logo | null;
  readonly onChange: (logo: Logo | null) => void;
}

/** A field to choose, preview and remove the report logo. The preview is on white, as printed. */
export function LogoField({ logo, onChange }: LogoFieldProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readLogo(file);
    setProblem(read.ok ? null : read.error);
    if (read.ok) onChange(read.value);
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        Logo
      </label>
      {logo === null ? null : (
        <div className="flex flex-wrap items-center gap-3">
          <img src={logo.dataUrl} alt="Your logo" className="max-h-16 max-w-48 rounded-1 border border-line bg-white p-2" />
          <Button size="small" onClick={() => onChange(null)}>
            Remove logo
          </Button>
        </div>
      )}
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg"
        aria-describedby={`${id}-hint`}
        data-testid="report-logo"
        onChange={(event) => {
          const { files } = event.target;
          void choose(files?.[0]);
        }}
        className="min-h-11 w-full text-sm text-ink-2 file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-[10px] file:border file:border-line file:bg-card file:px-4 file:font-medium file:text-ink"
      />
      <p id={`${id}-hint`} className="text-sm text-ink-3">
        PNG or JPEG. We resize it, and it stays on this device.
      </p>
      <p role="alert" className={problem === null ? 'sr-only' : 'text-sm font-medium text-poor'}>
        {problem}
      </p>
    </div>
  );
}
