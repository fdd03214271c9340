import { useState } from 'react';
import { Button } from '../../components/press/Button.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { deletesUnvisited, runsInstalled } from '../../parts/prompts/platform.ts';
import { InstallSection } from './install/InstallSection.tsx';
import { sizeText } from '../../components/figure/sizeText.ts';
import { useStorageState, type StorageState } from './useStorageState.ts';

/** Storage used by the app, and whether the browser guarantees not to clear it. */
export function StoragePanel() {
  const { userId } = usePerson();
  const { state, keep } = useStorageState();
  const [refused, setRefused] = useState(false);
  const ask = async (): Promise<void> => setRefused(!(await keep()));
  return (
    <InstallSection id="storage" title="Storage on this device">
      <p data-testid="storage-space">{spaceText(state)}</p>
      {state?.used == null || state.quota === null ? null : (
        <meter className="h-2.5 w-full" min={0} max={state.quota} value={state.used} aria-label="Space used" />
      )}
      <p data-testid="storage-kept">{protectionText(state)}</p>
      {deletesUnvisited(navigator) && !runsInstalled() ? (
        <p className="text-sm text-ink-2" data-testid="storage-unvisited">
          {unvisitedText(userId !== null)}
        </p>
      ) : null}
      {state?.persisted === false ? (
        <>
          <p className="text-sm text-ink-2">
            {userId === null
              ? 'In a private window, everything here is deleted when you close it. Save a backup or create an account.'
              : 'In a private window, everything here is deleted when you close it. Synced data is also on the server.'}
          </p>
          <div>
            <Button onClick={() => void ask()} data-testid="storage-keep">
              Protect my data
            </Button>
          </div>
        </>
      ) : null}
      <output className="text-sm text-ink-2">{refused ? refusedText : ''}</output>
    </InstallSection>
  );
}

const unvisitedText = (hasAccount: boolean): string =>
  `This browser may delete Yardstick’s data here if you browse for seven days without a visit. ${
    hasAccount ? 'Synced data is also on the server. Install the app, or keep a backup.' : 'Install the app, sign in, or keep a backup.'
  }`;

const refusedText =
  'Your browser declined to protect your data. Most browsers agree once the app is installed or used often. Until then, keep a backup or sign in.';

function spaceText(state: StorageState | undefined): string {
  if (state === undefined) return 'Checking…';
  if (state.used === null) return 'This browser doesn’t report storage space.';
  const used = `Yardstick uses ${sizeText(state.used)} here`;
  return state.quota === null ? `${used}.` : `${used}. The browser allows ${sizeText(state.quota)}.`;
}

function protectionText(state: StorageState | undefined): string {
  if (state === undefined) return '';
  if (state.persisted === null) return 'This browser doesn’t report whether stored data is protected.';
  return state.persisted
    ? 'Protected: the browser won’t delete it automatically when space runs low.'
    : 'Not protected: the browser may delete it automatically when space runs low.';
}
