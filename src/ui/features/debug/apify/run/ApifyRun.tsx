import { useState } from 'react';
import type { ApifyActorView, ApifyRunView } from '../../../../../core/contracts/apifyContract.ts';
import { Badge } from '../../../../components/figure/Badge.tsx';
import { Button } from '../../../../components/press/Button.tsx';
import { RunItems } from './RunItems.tsx';
import { runCostText, statusLook } from './runText.ts';

interface ApifyRunProps {
  readonly run: ApifyRunView;
  readonly actor: ApifyActorView;
  readonly token: string;
  readonly onStop: () => void;
}

/** One run: its status, the reason it ended, and its items, which can be re-read. */
export function ApifyRun({ run, actor, token, onStop }: ApifyRunProps) {
  const [replay, setReplay] = useState(0);
  const { words, tone, ended } = statusLook(run.status);
  return (
    <li data-testid="apify-run" data-status={run.status} className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <code className="font-mono text-[13px] break-all">{run.id}</code>
            <Badge tone={tone}>{words}</Badge>
            <span className="num text-ink-2">{runCostText(run)}</span>
          </p>
          {run.statusMessage === null ? null : (
            <p className="text-sm break-words text-ink-2">
              {run.statusMessage}
              {run.exitCode === null || run.exitCode === 0 ? '' : ` (exit code ${run.exitCode})`}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {ended ? null : (
            <Button size="small" look="danger" onClick={onStop} data-testid="apify-stop">
              Stop
            </Button>
          )}
          <Button size="small" onClick={() => setReplay((count) => count + 1)} data-testid="apify-replay">
            {replay === 0 ? 'Load items' : 'Reload items'}
          </Button>
        </div>
      </div>
      {replay === 0 ? null : <RunItems key={replay} runId={run.id} actor={actor} token={token} />}
    </li>
  );
}
