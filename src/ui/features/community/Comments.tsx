import { useState } from 'react';
import type { Community } from '../../../community/community.ts';
import type { CommentView, PostView } from '../../../community/feedView.ts';
import { maxLengths } from '../../../core/community/communityFeed.ts';
import { TextField } from '../../components/field/TextField.tsx';
import { Badge } from '../../components/figure/Badge.tsx';
import { Button } from '../../components/press/Button.tsx';
import { momentText, plainName, plainText, textProblem } from '../../parts/sharing/communityText.ts';
import type { Reported } from './ReportSheet.tsx';
import type { Withdrawn } from './WithdrawSheet.tsx';
import { WaitingBadge } from './WaitingBadge.tsx';
import { TextArea } from './TextArea.tsx';

interface CommentsProps {
  readonly post: PostView;
  readonly community: Community;
  readonly name: string;
  readonly onReport: (reported: Reported) => void;
  readonly onWithdraw: (withdrawn: Withdrawn) => void;
}

/** Comments on a shared deal, and a form to add one. */
export function Comments({ post, community, name, onReport, onWithdraw }: CommentsProps) {
  const [writing, setWriting] = useState(false);
  const unseen = post.commentCount - post.comments.length;
  return (
    <section aria-label="Comments" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {unseen > 0 ? (
        <p className="text-sm text-ink-3">
          {unseen} earlier {unseen === 1 ? 'comment' : 'comments'} not shown.
        </p>
      ) : null}
      {post.comments.length === 0 ? null : (
        <ul className="grid gap-3">
          {post.comments.map((comment) => (
            <Comment key={comment.id} comment={comment} post={post} onReport={onReport} onWithdraw={onWithdraw} />
          ))}
        </ul>
      )}
      {writing ? (
        <CommentForm postId={post.id} community={community} name={name} onDone={() => setWriting(false)} />
      ) : (
        <Button size="small" className="min-h-11 justify-self-start" data-testid="comment-open" onClick={() => setWriting(true)}>
          Comment
        </Button>
      )}
    </section>
  );
}

interface CommentProps extends Omit<CommentsProps, 'name' | 'community'> {
  readonly comment: CommentView;
}

/** Shows plain text. URLs in a comment never become links. */
function Comment({ comment, post, onReport, onWithdraw }: CommentProps) {
  const { waiting, clientId } = comment;
  const quiet = 'inline-flex min-h-8 items-center rounded-1 px-1 text-[13px] text-ink-3 underline hover:text-ink pointer-coarse:min-h-11';
  return (
    <li data-testid="community-comment" className="grid gap-1 border-l-2 border-line pl-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <bdi className="min-w-0 font-medium break-words">{comment.name}</bdi>
        {comment.byAuthor ? <Badge>author</Badge> : null}
        <time dateTime={comment.createdAt} className="text-[13px] text-ink-3">
          {momentText(comment.createdAt)}
        </time>
        {waiting === null ? null : <WaitingBadge row={waiting} />}
        {comment.held ? <Badge tone="fair">reported, hidden from others</Badge> : null}
      </p>
      <p dir="auto" className="break-words whitespace-pre-wrap">
        {comment.text}
      </p>
      <p className="-ml-1">
        {comment.mine ? (
          <button type="button" className={quiet} onClick={() => onWithdraw({ what: 'comment', clientId, waiting })}>
            Withdraw<span className="sr-only"> your comment</span>
          </button>
        ) : (
          <button
            type="button"
            className={quiet}
            onClick={() => onReport({ postId: post.id, commentId: comment.id, what: `the comment by ${comment.name}` })}
          >
            Report<span className="sr-only"> the comment by {comment.name}</span>
          </button>
        )}
      </p>
    </li>
  );
}

interface CommentFormProps {
  readonly postId: string;
  readonly community: Community;
  readonly name: string;
  readonly onDone: () => void;
}

function CommentForm({ postId, community, name: lastName, onDone }: CommentFormProps) {
  const [name, setName] = useState(lastName);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const problems = { name: textProblem(plainName(name), maxLengths.name), text: textProblem(plainText(text), maxLengths.comment) };
  const send = async () => {
    setAsked(true);
    if (problems.name !== undefined || problems.text !== undefined) return;
    await community.keepName(plainName(name));
    await community.post({ kind: 'comment', postId, name: plainName(name), text: plainText(text) });
    onDone();
  };
  return (
    <form
      className="grid gap-3 rounded-2 border border-line bg-sunk p-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        label="Your comment"
        value={text}
        onChange={setText}
        error={asked ? problems.text : undefined}
        testId="comment-text"
        opened
      />
      <TextField
        label="Name shown"
        value={name}
        maxLength={80}
        autoComplete="off"
        data-testid="comment-name"
        error={asked ? problems.name : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" className="min-h-11" data-testid="comment-send">
          Send comment
        </Button>
        <Button className="min-h-11" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
