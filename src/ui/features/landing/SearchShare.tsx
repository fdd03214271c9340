import { canonicalSearchUrl } from '../../../core/listing/searchUrl.ts';
import { SelectField } from '../../components/field/SelectField.tsx';

interface SearchShareProps {
  readonly link: string;
  readonly maxResults: number;
  readonly onChange: (maxResults: number) => void;
}

/** The most that a plan reads of one search; the server decides (`private.run_share`). */
const plans = { Free: 25, Pro: 100, Investor: 250 } as const;

const choices: readonly number[] = [5, 10, 25, 50, 100, 250];

/** How many results of a search are taken, and what the plans allow, before anything is asked for. Nothing for other links. */
export function SearchShare({ link, maxResults, onChange }: SearchShareProps) {
  if (!canonicalSearchUrl(link).ok) return null;
  return (
    <div data-testid="search-share" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SelectField
        label="Results to read"
        value={String(maxResults)}
        options={choices.map((count) => ({ value: String(count), label: `First ${count}` }))}
        onChange={(count) => onChange(Number(count))}
        testId="search-results"
      />
      <p className="text-sm text-ink-2">
        {`Each new listing counts as one analysis. Of one search Free reads up to ${plans.Free} and no more than are left of the month, Pro ${plans.Pro}, Investor ${plans.Investor}.`}
      </p>
    </div>
  );
}
