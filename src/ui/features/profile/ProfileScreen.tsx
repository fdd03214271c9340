import type { MarketCountry } from '../../../core/market/markets.ts';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { Tabs } from '../../components/panel/Tabs.tsx';
import { editorIn, useProfileEditor, type ProfileEditor } from './useProfileEditor.ts';
import { BestDeals } from './parts/BestDeals.tsx';
import { defaultEntriesIn, targetEntries, taxEntriesIn } from './parts/entries.ts';
import { EntryPanel } from './parts/EntryPanel.tsx';
import { SaveStatus } from './parts/SaveStatus.tsx';
import { StrategyRules } from './parts/StrategyRules.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { TeamProfile } from './TeamProfile.tsx';
import { ScoreSection } from './parts/ScoreSection.tsx';
import { InvestorSection } from './parts/InvestorSection.tsx';

const tabs = [
  { key: 'you', label: 'You' },
  { key: 'targets', label: 'Targets' },
  { key: 'defaults', label: 'Defaults' },
  { key: 'tax', label: 'Tax' },
  { key: 'score', label: 'Score' },
] as const;

type ProfileTab = (typeof tabs)[number]['key'];

/** The investor profile: targets and default assumptions for all deals. Edits are saved after a pause and re-score every deal. */
export function ProfileScreen() {
  const { workspaceId } = usePerson();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle title="Investor profile" />
      <h1 className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">Investor profile</h1>
      {workspaceId === null ? <OwnProfile /> : <TeamProfile />}
    </div>
  );
}

function OwnProfile() {
  const editor = useProfileEditor();
  return editor === null ? <Spinner label="Loading your profile…" /> : <Profile editor={editor} />;
}

function Profile({ editor: whole }: { readonly editor: ProfileEditor }) {
  const { country = 'GB' } = whole.profile;
  const editor = editorIn(whole, country);
  const navigate = useNavigate();
  const tab = useLocation({ select: ({ hash }) => tabs.find(({ key }) => key === hash)?.key ?? 'you' });
  const open = (key: ProfileTab) =>
    void navigate({ to: '/investor-profile', hash: key, replace: true, resetScroll: false, hashScrollIntoView: false });
  return (
    <>
      <SaveStatus editor={editor} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Tabs label="Profile sections" tabs={tabs} active={tab} onChange={open}>
          {tab === 'you' ? <InvestorSection editor={editor} country={country} /> : null}
          {tab === 'targets' ? <TargetsPart editor={editor} country={country} /> : null}
          {tab === 'defaults' ? <DefaultsPart editor={editor} country={country} /> : null}
          {tab === 'tax' ? (
            <EntryPanel
              title="Tax assumptions"
              aside="default values are our examples"
              part="tax"
              entries={taxEntriesIn(country)}
              country={country}
              editor={editor}
              otherwise="The property’s location"
            />
          ) : null}
          {tab === 'score' ? <ScoreSection editor={editor} country={country} /> : null}
        </Tabs>
        <aside aria-label="Effect of your changes" className="lg:sticky lg:top-6">
          <BestDeals />
        </aside>
      </div>
    </>
  );
}

interface PartProps {
  /** The country's entries. */
  readonly editor: ProfileEditor;
  readonly country: MarketCountry;
}

/** The targets apply to UK buy-to-let. Every other strategy and country has its own rules. */
function TargetsPart({ editor, country }: PartProps) {
  const { strategy = 'buy-to-let' } = editor.profile;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {strategy === 'buy-to-let' && country === 'GB' ? null : <StrategyRules strategy={strategy} country={country} editor={editor} />}
      {country === 'GB' ? (
        <EntryPanel
          title="Buy-to-let targets"
          aside="the verdict checks each target"
          part="targets"
          entries={targetEntries}
          country={country}
          editor={editor}
        />
      ) : null}
    </div>
  );
}

function DefaultsPart({ editor, country }: PartProps) {
  const entries = defaultEntriesIn(country);
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-[15px] text-ink-2">
        Default assumptions, used unless you or the listing give a value. Values entered on a deal take precedence.
        {country === 'US' ? ' Values marked “by state” use the property’s state.' : ''}
      </p>
      {groups.map((group) => (
        <EntryPanel
          key={group}
          title={group}
          part="defaults"
          editor={editor}
          country={country}
          entries={entries.filter((entry) => entry.group === group)}
        />
      ))}
    </div>
  );
}
