import type { CountryEntry } from '../../../../core/deal/strategies/countryInputs.ts';
import type { MarketCountry } from '../../../../core/market/markets.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import type { ProfileEditor } from '../useProfileEditor.ts';
import { EntryRow } from './EntryRow.tsx';
import type { InputEntry } from '../../../../core/deal/strategies/inputEntry.ts';

interface EntryPanelProps {
  readonly title: string;
  readonly aside?: string;
  readonly entries: readonly (InputEntry | CountryEntry)[];
  /** Country whose currency is used. */
  readonly country: MarketCountry;
  readonly part: 'targets' | 'defaults' | 'rules' | 'tax';
  readonly editor: ProfileEditor;
  readonly otherwise?: string;
}

/** A panel of values from one section of the profile. */
export function EntryPanel({ title, aside, entries, country, part, editor, otherwise }: EntryPanelProps) {
  return (
    <Panel title={title} aside={aside}>
      <div>
        {entries.map((entry) => (
          <EntryRow
            key={entry.key}
            entry={entry}
            country={country}
            own={editor.read(`${part}.${entry.key}`)}
            onChange={(value) => editor.change(`${part}.${entry.key}`, value)}
            // Targets are always set, so they are reset to the default. Other values are removed.
            onReset={() => editor.change(`${part}.${entry.key}`, part === 'targets' ? (entry.fallback?.value ?? null) : null)}
            {...otherwiseOf(entry, otherwise)}
          />
        ))}
      </div>
    </Panel>
  );
}

function otherwiseOf(entry: InputEntry | CountryEntry, otherwise: string | undefined): { readonly otherwise?: string } {
  if ('byState' in entry && entry.byState) return { otherwise: 'by state' };
  return otherwise === undefined ? {} : { otherwise };
}
