import { useState } from 'react';
import { Button } from '../../components/press/Button.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { InstallSection } from './install/InstallSection.tsx';
import { sizeWords } from '../../components/figure/sizeWords.ts';
import { useStorageState, type StorageState } from './useStorageState.ts';

/** How much room the app's data take here, and whether the browser promises to keep them. */
export function StoragePanel() {
  const { userId } = usePerson();
  const { state, keep } = useStorageState();
  const [refused, setRefused] = useState(false);
  const ask = async (): Promise<void> => setRefused(!(await keep()));
  return (
    <InstallSection id="storage" title="Storage on this device">
      <p data-testid="storage-space">{spaceWords(state)}</p>
      {state?.used == null || state.quota === null ? null : (
        <meter className="h-2.5 w-full" min={0} max={state.quota} value={state.used} aria-label="Space used" />
      )}
      <p data-testid="storage-kept">{keptWords(state)}</p>
      {state?.persisted === false ? (
        <>
          <p className="text-sm text-ink-2">
            {userId === null
              ? 'If this is a private window, everything here goes when the window is closed. A backup file or an account is a second copy.'
              : 'If this is a private window, what is stored here goes when the window is closed. What was synced is also on the server.'}
          </p>
          <div>
            <Button onClick={() => void ask()} data-testid="storage-keep">
              Ask the browser to keep it
            </Button>
          </div>
        </>
      ) : null}
      <output className="text-sm text-ink-2">{refused ? refusedWords : ''}</output>
    </InstallSection>
  );
}

const refusedWords =
  'The browser did not agree. Most agree once the app is installed or opened often; until then keep a backup file or sign in.';

function spaceWords(state: StorageState | undefined): string {
  if (state === undefined) return 'Looking…';
  if (state.used === null) return 'This browser does not say how much room there is.';
  const used = `Yardstick uses ${sizeWords(state.used)} here`;
  return state.quota === null ? `${used}.` : `${used}; the browser allows ${sizeWords(state.quota)}.`;
}

function keptWords(state: StorageState | undefined): string {
  if (state === undefined) return '';
  if (state.persisted === null) return 'This browser does not say whether it keeps stored data.';
  return state.persisted
    ? 'Protected: the browser does not clear it by itself when it runs short of room.'
    : 'Not protected: the browser may clear it by itself when it runs short of room.';
}
