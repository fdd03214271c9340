import { useId } from 'react';
import type { Community } from '../../../community/community.ts';
import type { PostView } from '../../../community/feedView.ts';
import { Badge } from '../../components/figure/Badge.tsx';
import { undoable } from '../../components/notice/undoLast.ts';
import { Menu, type MenuItem } from '../../components/panel/Menu.tsx';
import { dealName, momentText } from '../../parts/sharing/communityText.ts';
import type { Reported } from './ReportSheet.tsx';
import type { Withdrawn } from './WithdrawSheet.tsx';
import { WaitingBadge } from './WaitingBadge.tsx';
import { Comments } from './Comments.tsx';
import { SharedDealView } from '../../parts/sharing/SharedDealView.tsx';
import { SharedTitle } from '../../parts/sharing/SharedTitle.tsx';

interface PostCardProps {
  readonly post: PostView;
  readonly community: Community;
  /** The name the user last chose. */
  readonly name: string;
  readonly onReport: (reported: Reported) => void;
  readonly onWithdraw: (withdrawn: Withdrawn) => void;
}

/** One shared deal: author, date, figures and comments. */
export function PostCard({ post, community, name, onReport, onWithdraw }: PostCardProps) {
  const titleId = useId();
  const title = dealName(post.deal);
  return (
    <article
      aria-labelledby={titleId}
      data-testid="community-post"
      data-list-item
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-2 border border-line bg-card p-4 sm:p-5"
    >
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={titleId} className="text-lg leading-snug font-semibold tracking-tight">
            <SharedTitle deal={post.deal} />
          </h2>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-0.5 text-sm text-ink-2">
            <bdi className="min-w-0 font-medium break-words">{post.name}</bdi>
            {post.mine ? <Badge>you</Badge> : null}
            <time dateTime={post.createdAt} className="text-ink-3">
              {momentText(post.createdAt)}
            </time>
            <Standing post={post} />
          </p>
        </div>
        <PostMenu post={post} community={community} title={title} onReport={onReport} onWithdraw={onWithdraw} />
      </header>
      <SharedDealView deal={post.deal} />
      {post.waiting === null ? (
        <Comments post={post} community={community} name={name} onReport={onReport} onWithdraw={onWithdraw} />
      ) : null}
    </article>
  );
}

function Standing({ post }: Pick<PostCardProps, 'post'>) {
  if (post.waiting !== null) return <WaitingBadge row={post.waiting} />;
  return post.held ? <Badge tone="fair">reported, hidden from others</Badge> : null;
}

function PostMenu({ post, community, title, onReport, onWithdraw }: Omit<PostCardProps, 'name'> & { readonly title: string }) {
  const hide = () => {
    void undoable(async () => {
      await community.post({ kind: 'hide', postId: post.id, hidden: true });
      const back = () => community.post({ kind: 'hide', postId: post.id, hidden: false }).then(() => community.refresh());
      return { back, notice: { tone: 'neutral', title: 'Hidden from your feed' } };
    });
  };
  const items: readonly MenuItem[] = post.mine
    ? [
        {
          id: 'withdraw',
          label: 'Withdraw',
          danger: true,
          testId: 'post-withdraw',
          onChoose: () => onWithdraw({ what: 'post', clientId: post.clientId, waiting: post.waiting }),
        },
      ]
    : [
        { id: 'hide', label: 'Hide', testId: 'post-hide', onChoose: hide },
        {
          id: 'report',
          label: 'Report',
          testId: 'post-report',
          onChoose: () => onReport({ postId: post.id, commentId: null, what: title }),
        },
      ];
  return (
    <Menu
      label={`Actions for ${title}`}
      items={items}
      testId="post-menu"
      className="grid size-11 shrink-0 place-items-center rounded-[10px] text-xl text-ink-2 hover:bg-sunk hover:text-ink"
    >
      <span aria-hidden="true">⋯</span>
    </Menu>
  );
}
