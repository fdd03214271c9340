import { useState } from 'react';
import { isAuthor } from '../../../../core/deal/collaboration/collaboration.ts';
import { splitMentions } from '../../../../core/deal/collaboration/mentions.ts';
import { personAtStart, whoOfUser } from '../../../../core/deal/collaboration/people.ts';
import type { Item } from '../../../../data/view/items.ts';
import { momentFormat } from '../../../components/figure/momentFormat.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { usePeople } from '../../../parts/activity/usePeople.ts';
import { useReadOnly } from '../../../hooks/useReadOnly.ts';
import { useStoredText } from '../../../parts/liveDeal/drafts/useStoredText.ts';
import { MentionField } from './MentionField.tsx';
import { useComments } from './useComments.ts';

/** The comments on a deal, newest first, and a field for another. */
export function CommentsPanel({ dealId }: { readonly dealId: string }) {
  const { isShared, members, me } = usePeople();
  const readOnly = useReadOnly();
  const { comments, add, edit, remove } = useComments(dealId);
  const [text, setText] = useStoredText(`comment.${dealId}`);
  const others = members.filter(({ user }) => user !== me.user);
  const submit = async () => {
    if (await add(text.trim())) setText('');
  };
  return (
    <Panel title="Comments" aside={isShared ? 'everyone in this workspace can read them' : 'synced to all your devices'}>
      {readOnly === null ? (
        <form
          className="grid gap-2 print:hidden"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <MentionField
            label="New comment"
            value={text}
            onChange={setText}
            members={others}
            placeholder={others.length === 0 ? 'What you think of this deal' : 'Type @ to mention someone'}
            testId="comment-text"
          />
          <div>
            <Button type="submit" look="primary" disabled={text.trim() === ''} data-testid="add-comment">
              Add comment
            </Button>
          </div>
        </form>
      ) : (
        <p className="text-ink-2">{readOnly}</p>
      )}
      {comments.length === 0 ? <p className="text-ink-2">No comments yet.</p> : null}
      <ul>
        {comments.toReversed().map((comment) => (
          <CommentEntry key={comment.id} comment={comment} onEdit={(next) => edit(comment, next)} onRemove={() => void remove(comment)} />
        ))}
      </ul>
    </Panel>
  );
}

interface CommentEntryProps {
  readonly comment: Item<'comments'>;
  readonly onEdit: (text: string) => Promise<boolean>;
  readonly onRemove: () => void;
}

/** A comment with its author and time. Authors can edit and delete it, owners can delete it. */
function CommentEntry({ comment: { item }, onEdit, onRemove }: CommentEntryProps) {
  const people = usePeople();
  const readOnly = useReadOnly();
  const [draft, setDraft] = useState<string | null>(null);
  const isOwn = readOnly === null && isAuthor(item, people.me.user);
  const author = personAtStart(whoOfUser(people, { user: item.by, name: item.name }));
  const moment = momentFormat.format(item.createdAt);
  return (
    <li className="grid gap-1 border-t border-line py-3 first:border-0" data-testid="comment">
      {draft === null ? (
        <CommentText text={item.text} />
      ) : (
        <CommentEditor text={draft} onChange={setDraft} onCancel={() => setDraft(null)} onSave={onEdit} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-[13px] text-ink-3">
        <span>
          <span className="font-medium text-ink-2">{author}</span>, {moment}
          {item.updatedAt > item.createdAt ? ' (edited)' : ''}
        </span>
        {draft !== null ? null : (
          <span className="flex gap-2 print:hidden">
            {isOwn ? (
              <Button size="small" look="quiet" aria-label={`Edit comment from ${moment}`} onClick={() => setDraft(item.text)}>
                Edit
              </Button>
            ) : null}
            {isOwn || (readOnly === null && people.isOwner) ? (
              <Button size="small" look="quiet" aria-label={`Delete comment from ${moment}`} onClick={onRemove}>
                Delete
              </Button>
            ) : null}
          </span>
        )}
      </div>
    </li>
  );
}

function CommentText({ text }: { readonly text: string }) {
  const { members } = usePeople();
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {splitMentions(text, members).map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no ids
        <span key={place} className={part.user === null ? undefined : 'font-medium text-brand'}>
          {part.text}
        </span>
      ))}
    </p>
  );
}

interface CommentEditorProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onCancel: () => void;
  readonly onSave: (text: string) => Promise<boolean>;
}

function CommentEditor({ text, onChange, onCancel, onSave }: CommentEditorProps) {
  const { members, me } = usePeople();
  const save = async () => {
    if (await onSave(text.trim())) onCancel();
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <MentionField
        label="Edit comment"
        value={text}
        onChange={onChange}
        members={members.filter(({ user }) => user !== me.user)}
        testId="comment-edit"
      />
      <div className="flex gap-2">
        <Button type="submit" look="primary" size="small" disabled={text.trim() === ''} data-testid="save-comment">
          Save
        </Button>
        <Button size="small" look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
