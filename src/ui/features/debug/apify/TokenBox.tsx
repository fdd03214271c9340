import { useState } from 'react';
import { Checkbox } from '../../../components/field/Checkbox.tsx';
import { TextField } from '../../../components/field/TextField.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { usePerson } from '../../../hooks/usePerson.ts';
import { isApifyToken, storeApifyToken, readApifyToken } from './apifyToken.ts';

interface TokenBoxProps {
  readonly token: string;
  readonly onToken: (token: string) => void;
}

/** The user's Apify token, for this visit or saved on this device on request. */
export function TokenBox({ token, onToken }: TokenBoxProps) {
  const { userId } = usePerson();
  const [draft, setDraft] = useState(token);
  const [kept, setKept] = useState(() => readApifyToken(userId, localStorage) !== '');
  const [problem, setProblem] = useState<string>();
  const use = () => {
    const given = draft.trim();
    if (given !== '' && !isApifyToken(given))
      return setProblem('That isn’t an Apify token. Copy yours from the Apify console under Settings, API & Integrations.');
    const stored = storeApifyToken(userId, kept ? given : '', localStorage);
    setProblem(kept && !stored ? 'Couldn’t save it on this device. It’s used until you leave this screen.' : undefined);
    return onToken(given);
  };
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2 border border-line bg-card p-4 shadow-1 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        use();
      }}
    >
      <TextField
        label="Your own Apify token"
        type="password"
        autoComplete="off"
        spellCheck={false}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        hint="Runs use your own Apify account and are charged to it. The token passes through our server to Apify with each request. We don’t store it."
        error={problem}
        data-testid="apify-token"
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox label="Save on this device" checked={kept} onChange={setKept} disabled={userId === null} testId="apify-keep" />
        <Button type="submit" data-testid="apify-use">
          {draft.trim() === '' && token !== '' ? 'Remove token' : 'Use token'}
        </Button>
      </div>
      <output className="text-sm text-ink-2 empty:hidden">{token === '' ? null : 'In use.'}</output>
    </form>
  );
}
