import { useEffect, useState } from 'react';
import { sharedLinkLimits } from '../../../../core/contracts/sharedLinkContract.ts';
import type { Deal } from '../../../../core/deal/deal.ts';
import { maxFromLength } from '../../../../core/report/shared/sharedReport.ts';
import { sharedPartIds, sharedParts, usualParts, type SharedPartId } from '../../../../core/report/shared/sharedParts.ts';
import { Segmented } from '../../../components/field/Segmented.tsx';
import { TextField } from '../../../components/field/TextField.tsx';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { LinkButton } from '../../../components/press/LinkButton.tsx';
import { useMembership } from '../../../hooks/useMembership.ts';
import { usePerson } from '../../../hooks/usePerson.ts';
import { useConnection } from '../../../parts/connection/useConnection.ts';
import type { PersonLinks } from '../../../../sharing/personLinks.ts';
import { LinkList } from './LinkList.tsx';
import { NewLink } from './NewLink.tsx';
import { useCreateLink, type LinkChoices } from './useCreateLink.ts';
import { useLinks } from './useLinks.ts';

interface LinkSheetProps {
  /** The deal on screen, with unsaved edits. */
  readonly deal: Deal;
  readonly onClose: () => void;
}

const title = 'Share by link';

/** Shares a read-only copy of a deal by link, and lists the deal's links. */
export function LinkSheet({ deal, onClose }: LinkSheetProps) {
  const { userId } = usePerson();
  const links = usePersonLinks();
  if (userId === null)
    return (
      <Sheet open onClose={onClose} title={title}>
        <div className="grid justify-items-start gap-4">
          <p className="text-ink-2">Links need an account, so that only you can revoke them. People who open one need none.</p>
          <LinkButton to="/auth" search={{ next: `/deals/${deal.id}` }} look="primary" className="min-h-11">
            Sign in
          </LinkButton>
        </div>
      </Sheet>
    );
  if (links !== null) return <OpenSheet deal={deal} links={links} onClose={onClose} />;
  return (
    <Sheet open wide onClose={onClose} title={title}>
      <Spinner label="Opening…" />
    </Sheet>
  );
}

/** The user's links; null while they load. */
function usePersonLinks(): PersonLinks | null {
  const membership = useMembership();
  const [links, setLinks] = useState<PersonLinks | null>(null);
  useEffect(() => {
    let left = false;
    void membership.links().then((found) => (left ? undefined : setLinks(found)));
    return () => {
      left = true;
    };
  }, [membership]);
  return links;
}

const periods = sharedLinkLimits.days.map((days) => ({ value: String(days), label: `${days} days` }));

function OpenSheet({ deal, links, onClose }: LinkSheetProps & { readonly links: PersonLinks }) {
  const isOffline = useConnection() === 'offline';
  const [choices, setChoices] = useState<LinkChoices>({ parts: usualParts, days: 30, from: '' });
  const change = (changes: Partial<LinkChoices>) => setChoices({ ...choices, ...changes });
  const listed = useLinks(links, deal.id);
  const { state, create } = useCreateLink({ links, deal, onCreated: listed.refresh });
  const isBusy = state.kind === 'creating';
  return (
    <Sheet
      open
      wide
      onClose={onClose}
      title={title}
      actions={
        <Button
          look="primary"
          className="min-h-11"
          data-testid="create-link"
          busy={isBusy}
          disabled={isBusy || isOffline || choices.parts.length === 0}
          onClick={() => create(choices)}
        >
          Create link
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <p className="text-ink-2">
          Anyone with the link can read the parts you choose, without an account. It’s a copy: later changes to the deal don’t appear in it.
          The contents are encrypted on this device and our server can’t read them.
        </p>
        {isOffline ? <output className="block">You’re offline. Creating and revoking links needs a connection.</output> : null}
        {state.kind === 'created' ? <NewLink key={state.address} address={state.address} /> : null}
        {state.kind === 'failed' ? (
          <p role="alert" data-testid="link-failed" className="font-medium text-poor">
            {state.message}
          </p>
        ) : null}
        <PartChoices chosen={choices.parts} onChange={(parts) => change({ parts })} />
        <Segmented
          label="The link works for"
          showLabel
          options={periods}
          value={String(choices.days)}
          onChange={(value) => change({ days: sharedLinkLimits.days.find((days) => String(days) === value) ?? 30 })}
        />
        <TextField
          label="Your name or firm (optional)"
          hint="Shown to readers, encrypted like the rest."
          value={choices.from}
          maxLength={maxFromLength}
          autoComplete="off"
          data-testid="link-from"
          onChange={(event) => change({ from: event.target.value })}
        />
        <LinkList {...listed} isOffline={isOffline} />
      </div>
    </Sheet>
  );
}

interface PartChoicesProps {
  readonly chosen: readonly SharedPartId[];
  readonly onChange: (parts: readonly SharedPartId[]) => void;
}

/** The parts of a deal, each with what it contains. */
function PartChoices({ chosen, onChange }: PartChoicesProps) {
  return (
    <fieldset className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <legend className="pb-1.5 text-sm font-medium">What the link contains</legend>
      {sharedPartIds.map((id) => (
        <label
          key={id}
          className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start items-baseline gap-x-2.5 pointer-coarse:min-h-11"
        >
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            data-testid={`link-part-${id}`}
            onChange={(event) => onChange(sharedPartIds.filter((each) => (each === id ? event.target.checked : chosen.includes(each))))}
            className="size-[18px] translate-y-0.5 accent-brand"
          />
          <span className="text-[15px]">{sharedParts[id].label}</span>
          <span className="col-start-2 text-sm text-ink-3">{sharedParts[id].hint}</span>
        </label>
      ))}
    </fieldset>
  );
}
