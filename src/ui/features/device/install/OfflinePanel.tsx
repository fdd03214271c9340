import { Badge } from '../../../components/figure/Badge.tsx';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { useConnection } from '../../../parts/connection/useConnection.ts';
import { fileGroups } from './fileGroups.ts';
import { InstallSection } from './InstallSection.tsx';
import type { AppFilesStatus } from '../../../hooks/serviceParts.ts';

interface Check {
  readonly id: string;
  readonly title: string;
  readonly means: string;
  readonly state: 'yes' | 'part' | 'no';
  /** The state as text. */
  readonly says: string;
}

const tones = { yes: 'good', part: 'fair', no: 'poor' } as const;
const signs = { yes: '✓', part: '!', no: '×' } as const;

const workerWords: Readonly<Record<AppFilesStatus['worker'], Pick<Check, 'state' | 'says'>>> = {
  serving: { state: 'yes', says: 'Ready' },
  starting: { state: 'part', says: 'Preparing' },
  none: { state: 'no', says: 'Not ready. Reload this page once' },
  unsupported: { state: 'no', says: 'Not supported by this browser' },
};

/** What works offline right now, as checked on this device. */
export function OfflinePanel({ standing }: { readonly standing: AppFilesStatus | null }) {
  const connection = useConnection();
  return (
    <InstallSection
      id="offline"
      title="Offline use"
      aside={<Badge tone={connection === 'online' ? 'neutral' : 'fair'}>{connection === 'online' ? 'Connected now' : 'Offline now'}</Badge>}
    >
      {standing === null ? (
        <Spinner label="Checking this device…" />
      ) : (
        <ul data-testid="offline-checks">
          {checksOf(standing).map((check) => (
            <li
              key={check.id}
              data-testid={`offline-${check.id}`}
              data-state={check.state}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-0"
            >
              <span>
                <span className="block text-[15px] font-medium">{check.title}</span>
                <span className="block text-sm text-ink-3">{check.means}</span>
              </span>
              <Badge tone={tones[check.state]}>
                <span aria-hidden="true">{signs[check.state]}</span> {check.says}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-3">
        Reading a new link, syncing with your other devices and signing in need a connection. Links you add offline are queued and read
        later.
      </p>
    </InstallSection>
  );
}

function checksOf(standing: AppFilesStatus): readonly Check[] {
  const start: Check = { id: 'start', title: 'Start', means: 'the app opens from this device', ...workerWords[standing.worker] };
  const groups = fileGroups(standing).map(({ id, title, means, kept, total }): Check => ({
    id,
    title,
    means,
    state: kept === total ? 'yes' : kept === 0 ? 'no' : 'part',
    says: kept === total ? `All ${total} files` : `${kept} of ${total} files`,
  }));
  return [start, ...groups];
}
