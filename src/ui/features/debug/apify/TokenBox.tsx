import { useState } from 'react';
import { Checkbox } from '../../../components/field/Checkbox.tsx';
import { TextField } from '../../../components/field/TextField.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { usePerson } from '../../../hooks/usePerson.ts';
import { isToken, keepToken, keptToken } from './ownToken.ts';

interface TokenBoxProps {
  readonly token: string;
  readonly onToken: (token: string) => void;
}

/** The person's own Apify token: for this visit, or kept on this device when they say so. */
export function TokenBox({ token, onToken }: TokenBoxProps) {
  const { userId } = usePerson();
  const [draft, setDraft] = useState(token);
  const [kept, setKept] = useState(() => keptToken(userId, localStorage) !== '');
  const [problem, setProblem] = useState<string>();
  const use = () => {
    const given = draft.trim();
    if (given !== '' && !isToken(given))
      return setProblem('This is no Apify token. Copy it from the Apify console, Settings, API & Integrations.');
    const stored = keepToken(userId, kept ? given : '', localStorage);
    setProblem(kept && !stored ? 'This device cannot keep it: it is used until you leave this screen.' : undefined);
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
        hint="Runs start and show only under your own account at Apify, which pays for them. The token goes to our server with each question, on to Apify, and is kept by neither."
        error={problem}
        data-testid="apify-token"
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox label="Keep it on this device" checked={kept} onChange={setKept} disabled={userId === null} testId="apify-keep" />
        <Button type="submit" data-testid="apify-use">
          {draft.trim() === '' && token !== '' ? 'Forget it' : 'Use it'}
        </Button>
      </div>
      <output className="text-sm text-ink-2 empty:hidden">{token === '' ? null : 'In use.'}</output>
    </form>
  );
}
