import { useState } from 'react';
import { feedView } from '../../../community/feedView.ts';
import { EmptyState } from '../../components/notice/EmptyState.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { Button } from '../../components/press/Button.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { useConnection } from '../../parts/connection/useConnection.ts';
import { momentText } from '../../parts/sharing/communityText.ts';
import { ModerationList } from './ModerationList.tsx';
import { PostCard } from './PostCard.tsx';
import { ReportSheet, type Reported } from './ReportSheet.tsx';
import { ShareSheet } from '../../parts/sharing/ShareSheet.tsx';
import { useCommunity, type OpenCommunity } from '../../parts/sharing/useCommunity.ts';
import { WaitingList } from './WaitingList.tsx';
import { WithdrawSheet, type Withdrawn } from './WithdrawSheet.tsx';

/** The feed of shared deals and their comments. */
export function CommunityScreen() {
  const { userId } = usePerson();
  const open = useCommunity();
  const [sharing, setSharing] = useState(false);
  const [moderating, setModerating] = useState(false);
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="max-w-prose">
          <h1 className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">Community</h1>
          <p className="pt-1 text-ink-2">Deals shared by other investors, scored the same way. Postcode district only – no addresses.</p>
        </div>
        {userId === null ? null : (
          <p className="flex flex-wrap gap-2">
            {open?.copy.moderator === true ? (
              <Button className="min-h-11" data-testid="moderation-open" onClick={() => setModerating(!moderating)}>
                {moderating ? 'Back to the feed' : 'Moderation'}
              </Button>
            ) : null}
            <Button look="primary" className="min-h-11" data-testid="share-open" onClick={() => setSharing(true)}>
              Share a deal
            </Button>
          </p>
        )}
      </header>
      {userId === null ? (
        <SignedOut />
      ) : open === null ? (
        <Spinner label="Loading the community…" />
      ) : moderating ? (
        <ModerationList />
      ) : (
        <Feed open={open} />
      )}
      {sharing ? <ShareSheet dealId={null} onClose={() => setSharing(false)} /> : null}
    </>
  );
}

const SignedOut = () => (
  <EmptyState
    title="Sign in to read and share"
    action={
      <LinkButton to="/auth" search={{ next: '/community' }} look="primary" className="min-h-11">
        Sign in
      </LinkButton>
    }
  >
    <p>
      You share a copy of a deal under a name you choose: its figures, its score with reasons and its postcode district. Only you can
      withdraw it. The address, notes, photos and your profile are never shared. Others can comment, and report inappropriate posts.
    </p>
  </EmptyState>
);

function Feed({ open }: { readonly open: OpenCommunity }) {
  const { community, copy } = open;
  const [reported, setReported] = useState<Reported | null>(null);
  const [withdrawn, setWithdrawn] = useState<Withdrawn | null>(null);
  const offline = useConnection() === 'offline';
  const posts = feedView(copy);
  // Online, queued items are already being sent, so only those with a problem are shown.
  const waiting = copy.outbox.filter(({ state, problem }) => state === 'refused' || (state === 'waiting' && (offline || problem !== null)));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CopyNote open={open} />
      <WaitingList rows={waiting} community={community} />
      {posts.length === 0 && copy.copiedAt !== null ? (
        <EmptyState title="No shared deals yet">
          <p>Share the first deal. Others see its figures and postcode district, and can comment.</p>
        </EmptyState>
      ) : null}
      {posts.map((post) => (
        <PostCard
          key={post.clientId ?? post.id}
          post={post}
          community={community}
          name={copy.name}
          onReport={setReported}
          onWithdraw={setWithdrawn}
        />
      ))}
      {copy.more ? <Older open={open} /> : null}
      {reported === null ? null : <ReportSheet reported={reported} community={community} onClose={() => setReported(null)} />}
      {withdrawn === null ? null : <WithdrawSheet withdrawn={withdrawn} community={community} onClose={() => setWithdrawn(null)} />}
    </div>
  );
}

/** The age of the cached feed, with a button to refresh it. */
function CopyNote({ open: { copy, asking, refresh } }: { readonly open: OpenCommunity }) {
  const offline = useConnection() === 'offline';
  const since = copy.copiedAt === null ? 'The feed isn’t on this device yet.' : `Last updated ${momentText(copy.copiedAt)}.`;
  const words = offline
    ? `You’re offline. ${since} Anything you write is sent when you’re back online.`
    : asking === 'failed'
      ? `Couldn’t load the feed. ${since}`
      : since;
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-3 text-sm text-ink-3">
      <output data-testid="community-copy" className={offline || asking === 'failed' ? 'text-fair' : ''}>
        {words}
      </output>
      <Button
        size="small"
        className="min-h-11"
        busy={asking === 'asking' && !offline}
        disabled={offline}
        data-testid="community-refresh"
        onClick={refresh}
      >
        Refresh
      </Button>
    </div>
  );
}

function Older({ open: { community } }: { readonly open: OpenCommunity }) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const older = () => {
    setState('asking');
    community
      .older()
      .then((answered) => setState(answered ? 'idle' : 'failed'))
      .catch(() => setState('failed'));
  };
  return (
    <div className="grid justify-items-center gap-2">
      <Button className="min-h-11" busy={state === 'asking'} onClick={older}>
        Show older deals
      </Button>
      {state === 'failed' ? <p role="alert">Couldn’t load older deals. Try again when you’re online.</p> : null}
    </div>
  );
}
