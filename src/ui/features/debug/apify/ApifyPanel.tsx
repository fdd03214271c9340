import { useState } from 'react';
import type { ApifySetupView } from '../../../../core/contracts/apifyContract.ts';
import { SelectField } from '../../../components/field/SelectField.tsx';
import { EmptyState } from '../../../components/notice/EmptyState.tsx';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { usePerson } from '../../../hooks/usePerson.ts';
import { ActorSchema } from './ActorSchema.tsx';
import { ApifyRuns } from './run/ApifyRuns.tsx';
import { readApifyToken } from './apifyToken.ts';
import { TokenBox } from './TokenBox.tsx';
import { useApifySetup } from './useApifySetup.ts';

/** The server's configured Apify actors: inputs, outputs and runs with the user's own token. */
export function ApifyPanel() {
  const { state, again } = useApifySetup();
  switch (state.kind) {
    case 'asking':
      return <Spinner label="Loading…" />;
    case 'failed':
      return (
        <EmptyState title="Couldn’t reach Apify" action={<Button onClick={again}>Try again</Button>}>
          <span data-testid="apify-failed">{state.message}</span>
        </EmptyState>
      );
    default:
      return <Actors setup={state.setup} />;
  }
}

const sourceWords: Readonly<Record<ApifySetupView['source'], string>> = {
  fetch: 'This server reads listings directly from the portals.',
  apify: 'This server reads listings through Apify.',
  'fetch-then-apify': 'This server reads listings directly from the portals, and through Apify when they block it.',
};

function Actors({ setup }: { readonly setup: ApifySetupView }) {
  const { userId } = usePerson();
  const [token, setToken] = useState(() => readApifyToken(userId, localStorage));
  const [chosen, setChosen] = useState(setup.actors[0]?.actor ?? '');
  const actor = setup.actors.find((each) => each.actor === chosen);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="max-w-prose text-sm text-ink-2" data-testid="apify-setup">
        {sourceWords[setup.source]} {setup.serverToken ? 'It has its own Apify token.' : 'It doesn’t have an Apify token.'}
      </p>
      <TokenBox token={token} onToken={setToken} />
      {actor === undefined ? null : (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <SelectField
              label="Actor"
              value={chosen}
              testId="apify-actor"
              options={setup.actors.map((each) => ({ value: each.actor, label: each.actor }))}
              onChange={setChosen}
            />
            <p className="text-sm text-ink-2">
              Reads {actor.reads.map((kind) => (kind === 'listing' ? 'one listing' : 'a search')).join(' or ')} of{' '}
              {actor.sites.join(' and ')}
            </p>
          </div>
          <ActorSchema key={`schema ${chosen}`} actor={actor} token={token} serverToken={setup.serverToken} />
          <ApifyRuns key={`runs ${chosen} ${token}`} actor={actor} token={token} maxUsd={setup.maxUsd} />
        </>
      )}
    </div>
  );
}
