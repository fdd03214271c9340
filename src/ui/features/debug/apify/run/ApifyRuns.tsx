import type { ApifyActorView } from '../../../../../core/contracts/apifyContract.ts';
import { Button } from '../../../../components/press/Button.tsx';
import { ApifyRun } from './ApifyRun.tsx';
import { StartRun } from './StartRun.tsx';
import { useApifyRuns } from './useApifyRuns.ts';

interface ApifyRunsProps {
  readonly actor: ApifyActorView;
  readonly token: string;
  readonly maxUsd: number;
}

/** An actor's runs with the user's token: start, follow and re-read. */
export function ApifyRuns({ actor, token, maxUsd }: ApifyRunsProps) {
  const { runs, busy, problem, ask } = useApifyRuns(token);
  return (
    <section
      aria-labelledby="apify-runs-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-2 border border-line bg-card p-4 shadow-1 sm:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="apify-runs-title" className="text-[17px] font-semibold tracking-tight">
          Runs under your token
        </h2>
        <Button
          size="small"
          disabled={token === '' || busy}
          onClick={() => void ask({ ask: 'runs', actor: actor.actor, apifyToken: token })}
          data-testid="apify-runs-show"
        >
          Show last ten
        </Button>
      </div>
      {token === '' ? (
        <p className="text-sm text-ink-2">Enter your own token above to start and see runs.</p>
      ) : (
        <StartRun
          actor={actor}
          maxUsd={maxUsd}
          busy={busy}
          onStart={(run) => void ask({ ask: 'start', actor: actor.actor, apifyToken: token, ...run })}
        />
      )}
      <output className="text-sm font-medium text-poor empty:hidden" data-testid="apify-problem">
        {problem}
      </output>
      {runs?.length === 0 ? <p className="text-sm text-ink-2">This actor has no runs yet.</p> : null}
      <ul className="border-b border-line empty:hidden" data-testid="apify-runs">
        {runs?.map((run) => (
          <ApifyRun
            key={run.id}
            run={run}
            actor={actor}
            token={token}
            onStop={() => void ask({ ask: 'stop', runId: run.id, apifyToken: token })}
          />
        ))}
      </ul>
    </section>
  );
}
