import { useRef, useState } from 'react';
import type { Deal } from '../../../../core/deal/deal.ts';
import { dayOf } from '../../../../core/kernel/calendar.ts';
import { formatDay } from '../../../../core/kernel/formatMoneyAndRates.ts';
import { err, type Result } from '../../../../core/kernel/result.ts';
import type { SharedPartId } from '../../../../core/report/shared/sharedParts.ts';
import { useItems } from '../../../../data/view/items.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { usePerson } from '../../../hooks/usePerson.ts';
import type { LinkOrder, PersonLinks, PreparedLink } from '../../../../sharing/personLinks.ts';
import { appVersion, useFullReport } from '../report/pdf/useFullReport.ts';

/** What the user chose for a link. */
export interface LinkChoices extends Pick<LinkOrder, 'days'> {
  readonly parts: readonly SharedPartId[];
  readonly from: string;
}

export type CreationState =
  | { readonly kind: 'idle' | 'creating' }
  | { readonly kind: 'created'; readonly address: string }
  | { readonly kind: 'failed'; readonly message: string };

interface Creation {
  readonly links: PersonLinks;
  readonly deal: Deal;
  readonly onCreated: () => void;
}

/** Creates links to a deal. A repeated attempt with the same choices sends the same bytes, so that it never creates two links. */
export function useCreateLink({ links, deal, onCreated }: Creation): {
  readonly state: CreationState;
  readonly create: (choices: LinkChoices) => void;
} {
  const [state, setState] = useState<CreationState>({ kind: 'idle' });
  const waiting = useRef<{ readonly of: string; readonly prepared: PreparedLink } | null>(null);
  const prepare = usePrepare(links, deal);

  const attempt = async (choices: LinkChoices): Promise<Result<string, { readonly message: string }>> => {
    const of = JSON.stringify([choices, deal]);
    if (waiting.current?.of !== of) {
      const prepared = await prepare(choices);
      if (!prepared.ok) return prepared;
      waiting.current = { of, prepared: prepared.value };
    }
    const created = await links.create(waiting.current.prepared, { dealId: deal.id, days: choices.days });
    // After an answer, the next attempt is another link. Without one, the server may have the bytes already.
    if (created.ok || created.error.kind === 'refused') waiting.current = null;
    return created;
  };
  const create = async (choices: LinkChoices): Promise<void> => {
    setState({ kind: 'creating' });
    const answer = await attempt(choices).catch(() => err({ message: 'Couldn’t create the link. Reload the page and try again.' }));
    setState(answer.ok ? { kind: 'created', address: answer.value } : { kind: 'failed', message: answer.error.message });
    if (answer.ok) onCreated();
  };
  return { state, create: (choices) => void create(choices) };
}

/** Returns a function that composes the chosen parts of the deal's full report and encrypts them. */
function usePrepare(links: PersonLinks, deal: Deal): (choices: LinkChoices) => Promise<Result<PreparedLink, { readonly message: string }>> {
  const { view } = usePerson();
  const { now } = useClock();
  const fullReport = useFullReport();
  const notes = useItems(view, 'notes', deal.id) ?? [];
  return async ({ parts, from }) => {
    const full = await fullReport(deal, { holdings: false });
    if (!full.ok) return full;
    const { composeSharedReport } = await import('../../../../core/report/shared/composeSharedReport.ts');
    const shared = composeSharedReport({
      ...full.value,
      facts: deal.facts,
      notes: notes.map(({ item }) => `${formatDay(dayOf(item.createdAt))}: ${item.text}`),
      parts,
      appVersion: appVersion(),
      from,
      sharedAt: new Date(now()).toISOString(),
    });
    return links.prepare(shared);
  };
}
