import { useState } from 'react';
import { Button } from '../../../components/press/Button.tsx';
import { useAppFiles } from '../../../hooks/appFiles.ts';
import { InstallSection } from './InstallSection.tsx';
import type { FilesStanding, RepairAnswer, UpdateCheck } from '../../../hooks/serviceParts.ts';

const checked: Readonly<Record<UpdateCheck, string>> = {
  current: 'This is the newest version.',
  ready: 'A newer version is ready: the card on this screen updates to it.',
  offline: 'The server does not answer. Try again when there is a connection.',
  unsupported: 'This browser keeps no version of its own: every start loads the newest.',
};

const repaired: Readonly<Record<Exclude<RepairAnswer['kind'], 'repaired' | 'refused'>, string>> = {
  newer: 'A newer version was found, with all its files: the card on this screen updates to it.',
  offline: 'The server does not answer. Nothing was changed; repair again when there is a connection.',
  unsupported: 'This browser keeps no app files, so there is nothing to repair.',
  silent: 'The part that keeps the files does not answer. “Start afresh” puts a new one in its place.',
};

interface VersionPanelProps {
  readonly standing: FilesStanding | null;
  readonly onChanged: () => Promise<void>;
}

/** Which version this is, whether there is a newer one, and the way to put its files right. */
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
          <dt className="text-ink-2">Kept on this device</dt>
          <dd className="num" data-testid="kept-build">
            {standing?.build ?? 'not known'}
          </dd>
        </div>
      </dl>
      <p className="text-sm text-ink-2">
        Nothing is updated behind your back: a newer version waits until you say so. Repair fetches the app’s files anew; it never touches
        your deals, settings or session.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button busy={busy === 'check'} disabled={busy !== null} data-testid="update-check" onClick={() => void run('check', check)}>
          Look for a newer version
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
  if (answer.kind === 'repaired') return { text: `Repaired: ${answer.files} files were fetched anew.`, afresh: false };
  if (answer.kind === 'refused')
    return {
      text: `The server does not have these files whole: ${answer.paths.join(', ')}. What was kept of them is as it was; repair again later.`,
      afresh: false,
    };
  return { text: repaired[answer.kind], afresh: answer.kind === 'silent' };
}
