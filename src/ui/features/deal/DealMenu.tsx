import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Deal } from '../../../core/deal/deal.ts';
import type { Outcome } from '../../../core/pipeline/outcome.ts';
import { isSampleId } from '../../../core/deal/samples/sampleIds.ts';
import { useReadOnly } from '../../hooks/useReadOnly.ts';
import { useTeams } from '../../hooks/useTeams.ts';
import { Menu, type MenuItem } from '../../components/panel/Menu.tsx';
import { buttonClass } from '../../components/press/buttonClass.ts';
import { useDealCommands } from '../../parts/dealCommands/useDealCommands.ts';
import type { TeamServices } from '../../hooks/serviceParts.ts';
import { listingLinks } from './listingLinks.ts';

const ShareSheet = lazy(async () => ({ default: (await import('../../parts/sharing/ShareSheet.tsx')).ShareSheet }));
const TransferSheet = lazy(async () => ({ default: (await import('../../parts/teams/TransferSheet.tsx')).TransferSheet }));
const LinkSheet = lazy(async () => ({ default: (await import('./shareLink/LinkSheet.tsx')).LinkSheet }));
const SummarySheet = lazy(async () => ({ default: (await import('./report/summary/SummarySheet.tsx')).SummarySheet }));

interface DealMenuProps {
  readonly deal: Deal;
  /** The outcome on screen; null while it does not match the deal. */
  readonly outcome: Outcome | null;
  /** True when an outcome exists or is being calculated. */
  readonly coming: boolean;
}

/** The less frequent actions: summary, link for people outside, listing links, community post, transfer to a workspace and bin. */
export function DealMenu({ deal, outcome, coming }: DealMenuProps) {
  const commands = useDealCommands();
  const navigate = useNavigate();
  const teams = useTeams();
  const readOnly = useReadOnly();
  const [open, setOpen] = useState<'link' | 'share' | 'summary' | 'transfer' | null>(null);
  const close = () => setOpen(null);
  const bin = async () => {
    const binned = await commands.bin(deal.id, true);
    if (binned !== null) await navigate({ to: '/deals' });
  };
  const items: readonly MenuItem[] = [
    { id: 'summary', label: 'Summary', disabled: !coming, onChoose: () => setOpen('summary'), testId: 'open-summary' },
    { id: 'link', label: 'Share by link', disabled: !coming, onChoose: () => setOpen('link'), testId: 'share-link' },
    ...listingLinks(deal),
    { id: 'post', label: 'Post to the community', onChoose: () => setOpen('share'), testId: 'share-deal' },
    ...(teams !== null && teams !== undefined && hasTeam(teams) && !isSampleId(deal.id)
      ? [{ id: 'transfer', label: 'Copy or move to a workspace', onChoose: () => setOpen('transfer'), testId: 'transfer-deal' }]
      : []),
    ...(deal.binnedAt === null && readOnly === null
      ? [{ id: 'bin', label: 'Move to bin', danger: true, onChoose: () => void bin(), testId: 'bin-deal' }]
      : []),
  ];
  return (
    <>
      <Menu label="More actions for this deal" items={items} className={buttonClass('plain', 'normal', 'min-h-11 px-3')} testId="deal-menu">
        <span aria-hidden="true">⋮</span>
      </Menu>
      <Suspense fallback={null}>
        {open === 'share' ? <ShareSheet dealId={deal.id} onClose={close} /> : null}
        {open === 'transfer' && teams !== null && teams !== undefined ? (
          <TransferSheet services={teams} dealIds={[deal.id]} onClose={close} onMoved={() => void navigate({ to: '/deals' })} />
        ) : null}
        {open === 'link' ? <LinkSheet deal={deal} onClose={close} /> : null}
        {open === 'summary' && outcome !== null ? <SummarySheet outcome={outcome} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

const hasTeam = ({ teams }: TeamServices): boolean => (teams.state().list?.teams.length ?? 0) > 0;
