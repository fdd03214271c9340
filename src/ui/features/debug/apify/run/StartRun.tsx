import { useState } from 'react';
import type { ApifyActorView } from '../../../../../core/contracts/apifyContract.ts';
import { TextField } from '../../../../components/field/TextField.tsx';
import { Button } from '../../../../components/press/Button.tsx';

interface StartRunProps {
  readonly actor: ApifyActorView;
  readonly maxUsd: number;
  readonly busy: boolean;
  readonly onStart: (run: { readonly url: string; readonly maxItems: number; readonly maxUsd: number }) => void;
}

/** A form that starts a run, with the link, the maximum number of listings and the maximum cost. */
export function StartRun({ actor, maxUsd, busy, onStart }: StartRunProps) {
  const [url, setUrl] = useState('');
  const [items, setItems] = useState('5');
  const [usd, setUsd] = useState(String(Math.min(0.25, maxUsd)));
  const both = actor.reads.length > 1;
  const link = both ? 'listing or a search' : actor.reads[0] === 'search' ? 'search' : 'listing';
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:grid-cols-[minmax(0,1fr)_7rem_9rem]"
      onSubmit={(event) => {
        event.preventDefault();
        onStart({ url: url.trim(), maxItems: Number(items), maxUsd: Number(usd) });
      }}
    >
      <TextField
        label={`Link to a ${link}`}
        type="url"
        required
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        data-testid="apify-url"
      />
      <TextField
        label="Maximum listings"
        type="number"
        inputMode="numeric"
        min={1}
        max={100}
        required
        value={items}
        onChange={(event) => setItems(event.target.value)}
        data-testid="apify-items"
      />
      <TextField
        label="Maximum cost, $"
        type="number"
        inputMode="decimal"
        min={0.01}
        max={100}
        step="0.01"
        required
        value={usd}
        onChange={(event) => setUsd(event.target.value)}
        data-testid="apify-usd"
      />
      <p className="text-sm text-ink-3 md:col-span-2 md:self-center">
        The run is charged to your own Apify account, up to this limit. Its input is checked against the actor’s schema first.
      </p>
      <Button type="submit" look="primary" busy={busy} disabled={busy} className="min-h-11" data-testid="apify-start">
        Start run
      </Button>
    </form>
  );
}
