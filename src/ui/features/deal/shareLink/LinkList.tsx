import { useState } from 'react';
import { momentFormat } from '../../../components/figure/momentFormat.ts';
import { notify } from '../../../components/notice/notify.ts';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { Button } from '../../../components/press/Button.tsx';
import type { OwnLink } from '../../../../sharing/personLinks.ts';
import { copyLink } from './copyLink.ts';
import type { ListedLinks } from './useLinks.ts';

interface LinkListProps extends ListedLinks {
  readonly isOffline: boolean;
}

/** The deal's open links, each with a button that revokes it. */
export function LinkList({ state, refresh, revoke, isOffline }: LinkListProps) {
  return (
    <section aria-labelledby="deal-links" className="grid gap-3 border-t border-line pt-5">
      <h3 id="deal-links" className="font-semibold">
        Links to this deal
      </h3>
      {state.kind === 'asking' ? <Spinner label="Loading the links…" /> : null}
      {state.kind === 'failed' ? (
        <div className="grid justify-items-start gap-2">
          <p className="text-ink-2">{state.message}</p>
          <Button className="min-h-11" onClick={refresh}>
            Try again
          </Button>
        </div>
      ) : null}
      {state.kind === 'listed' && state.links.length === 0 ? (
        <p className="text-ink-2">The links you create appear here until they expire or you revoke them.</p>
      ) : null}
      {state.kind === 'listed' ? (
        <ul className="grid gap-3">
          {state.links.map((link) => (
            <LinkRow key={link.id} link={link} isOffline={isOffline} revoke={revoke} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

interface LinkRowProps extends Pick<LinkListProps, 'isOffline' | 'revoke'> {
  readonly link: OwnLink;
}

function LinkRow({ link: { id, createdAt, expiresAt, address, mine }, isOffline, revoke }: LinkRowProps) {
  const [isRevoking, setRevoking] = useState(false);
  const end = async () => {
    setRevoking(true);
    const problem = await revoke(id);
    setRevoking(false);
    if (problem === null)
      notify({
        tone: 'good',
        title: 'Link revoked',
        detail: 'It no longer opens. Copies on readers’ devices are removed when they are next online.',
      });
    else notify({ tone: 'poor', title: 'Couldn’t revoke the link', detail: problem });
  };
  return (
    <li
      data-testid="deal-link"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-2 border border-line px-4 py-3"
    >
      <div className="grid text-sm">
        <span>
          {mine ? 'Created' : 'Created by a team member'} {momentFormat.format(new Date(createdAt))}
        </span>
        <span className="text-ink-3">Works until {momentFormat.format(new Date(expiresAt))}</span>
        {address === null ? <span className="text-ink-3">Its address is only on the device that created it.</span> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {address === null ? null : (
          <Button className="min-h-11" onClick={() => void copyLink(address)}>
            Copy
          </Button>
        )}
        <Button
          className="min-h-11"
          data-testid="revoke-link"
          busy={isRevoking}
          disabled={isRevoking || isOffline}
          onClick={() => void end()}
        >
          Revoke
        </Button>
      </div>
    </li>
  );
}
