import { useState } from 'react';
import { Button } from '../../../components/press/Button.tsx';
import { useAppFiles } from '../../../hooks/appFiles.ts';
import { InstallSection } from './InstallSection.tsx';
import type { AppFilesStatus, RepairAnswer, UpdateCheck } from '../../../hooks/serviceParts.ts';

const checked: Readonly<Record<UpdateCheck, string>> = {
  current: 'You have the latest version.',
  ready: 'A newer version is ready. Update from the card on this screen.',
  offline: 'Couldn’t reach the server. Try again when you’re online.',
  unsupported: 'This browser doesn’t store the app, so you always load the latest version.',
};

const repaired: Readonly<Record<Exclude<RepairAnswer['kind'], 'repaired' | 'refused'>, string>> = {
  newer: 'A newer version was found. Update from the card on this screen.',
  offline: 'Couldn’t reach the server, so nothing changed. Try the repair again when you’re online.',
  unsupported: 'This browser doesn’t store app files, so there’s nothing to repair.',
  silent: 'The offline service isn’t responding. Choose “Start afresh” to replace it.',
};

interface VersionPanelProps {
  readonly standing: AppFilesStatus | null;
  readonly onChanged: () => Promise<void>;
}

/** The app version, update check and file repair. */
export function VersionPanel({ standing, onChanged }: VersionPanelProps) {
  const appFiles = useAppFiles();
  const [busy, setBusy] = useState<'check' | 'repair' | 'afresh' | null>(null);
  const [said, setSaid] = useState<{ readonly text: string; readonly afresh: boolean } | null>(null);
  const run = async (what: 'check' | 'repair' | 'afresh', work: () => Promise<{ readonly text: string; readonly afresh: boolean }>) => {
    setBusy(what);
    setSaid(null);
    setSaid(await work());
    await onChanged();
    setBusy(null);
  };
  const check = async () => ({ text: checked[await (await appFiles()).check()], afresh: false });
  const repair = async () => repairWords(await (await appFiles()).repair());
  const afresh = async () => ({ text: (await (await appFiles()).startOver()) ? 'Starting afresh…' : checked.offline, afresh: true });
  return (
    <InstallSection id="version" title="Version">
      <dl className="grid gap-1 text-[15px]">
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-ink-2">This page</dt>
          <dd className="num" data-testid="page-build">
            {standing?.page ?? '…'}
          </dd>
        </div>
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-ink-2">Stored on this device</dt>
          <dd className="num" data-testid="kept-build">
            {standing?.build ?? 'unknown'}
          </dd>
        </div>
      </dl>
      <p className="text-sm text-ink-2">
        New versions install only when you choose. Repair downloads the app’s files again and never touches your deals, settings or session.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button busy={busy === 'check'} disabled={busy !== null} data-testid="update-check" onClick={() => void run('check', check)}>
          Check for updates
        </Button>
        <Button busy={busy === 'repair'} disabled={busy !== null} data-testid="repair" onClick={() => void run('repair', repair)}>
          Repair
        </Button>
        {said?.afresh === true ? (
          <Button busy={busy === 'afresh'} disabled={busy !== null} data-testid="start-afresh" onClick={() => void run('afresh', afresh)}>
            Start afresh
          </Button>
        ) : null}
      </div>
      <output data-testid="version-said" className="text-sm wrap-anywhere text-ink-2 empty:hidden">
        {said?.text ?? ''}
      </output>
    </InstallSection>
  );
}

function repairWords(answer: RepairAnswer): { readonly text: string; readonly afresh: boolean } {
  if (answer.kind === 'repaired') return { text: `Repaired: ${answer.files} files were downloaded again.`, afresh: false };
  if (answer.kind === 'refused')
    return {
      text: `Couldn’t download these files from the server: ${answer.paths.join(', ')}. Your stored copies haven’t changed. Try the repair again later.`,
      afresh: false,
    };
  return { text: repaired[answer.kind], afresh: answer.kind === 'silent' };
}
