import { useEffect, useState } from 'react';
import { canonicalSearchUrl } from '../../../core/listing/searchUrl.ts';
import type { PlanUsage } from '../../../core/contracts/ingestContract.ts';
import { SelectField } from '../../components/field/SelectField.tsx';
import { useAccount } from '../../hooks/useAccount.ts';
import { useOpenWorkspace } from '../../hooks/useOpenWorkspace.ts';
import { searchShareText } from '../plan/usageText.ts';

interface SearchShareProps {
  readonly link: string;
  readonly maxResults: number;
  readonly onChange: (maxResults: number) => void;
}

const choices: readonly number[] = [5, 10, 25, 50, 100, 250];

/** Number of search results to read and its cost in analyses. Renders nothing for other links. */
export function SearchShare({ link, maxResults, onChange }: SearchShareProps) {
  const usage = useUsage();
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
      <p data-testid="search-takes" className="text-sm text-ink-2">
        {searchShareText(maxResults, usage)}
      </p>
    </div>
  );
}

/** Current plan usage from the server; null when signed out or until it responds. */
function useUsage(): PlanUsage | null {
  const account = useAccount();
  const openWorkspace = useOpenWorkspace();
  const [usage, setUsage] = useState<PlanUsage | null>(null);
  useEffect(() => {
    let gone = false;
    const ask = async (): Promise<void> => {
      if ((await account.ready()).kind !== 'signed-in') return;
      const found = await (await openWorkspace()).membership.askPlanUsage();
      if (!gone) setUsage(found);
    };
    // Without storage or a response, the text stays general.
    ask().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [account, openWorkspace]);
  return usage;
}
