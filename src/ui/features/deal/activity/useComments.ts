import type { Comment } from '../../../../core/deal/collaboration/collaboration.ts';
import { mentionsIn } from '../../../../core/deal/collaboration/mentions.ts';
import type { CommentCommand } from '../../../../data/commands/commentCommands.ts';
import type { DataFailure } from '../../../../data/commands/dealCommand.ts';
import { useItems, type Item } from '../../../../data/view/items.ts';
import { notify } from '../../../components/notice/notify.ts';
import { undoable } from '../../../components/notice/undoLast.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useItemCommands } from '../../../hooks/useItemCommands.ts';
import { usePeople } from '../../../parts/activity/usePeople.ts';
import { usePerson } from '../../../hooks/usePerson.ts';

interface Comments {
  /** Oldest first. */
  readonly comments: readonly Item<'comments'>[];
  /** Resolves to whether the comment was stored. A failure is shown. */
  readonly add: (text: string) => Promise<boolean>;
  readonly edit: (comment: Item<'comments'>, text: string) => Promise<boolean>;
  /** Deletes a comment, with Undo. */
  readonly remove: (comment: Item<'comments'>) => Promise<boolean>;
}

/** The comments on a deal, and the commands on them. The server mails the members they mention. */
export function useComments(dealId: string): Comments {
  const { view } = usePerson();
  const people = usePeople();
  const itemCommands = useItemCommands();
  const { newId, now } = useClock();
  const comments = useItems(view, 'comments', dealId) ?? [];
  const run = async (command: CommentCommand): Promise<boolean> => {
    const result = await itemCommands.mutateComment(command);
    if (!result.ok) notify({ tone: 'poor', title: 'Couldn’t save the comment', detail: detailOf(result.error) });
    return result.ok;
  };
  const stamp = () => ({ mid: newId(), at: now() });
  const store = (id: string, comment: Comment) => run({ type: 'comment/add', id, comment, stamp: stamp() });
  return {
    comments,
    add: async (text) => {
      const [id, at, { me, members }] = [newId(), now(), people];
      const mentions = mentionsIn(text, members);
      const comment = { dealId, text, by: me.user, name: me.name, mentions, createdAt: at, updatedAt: at };
      return run({ type: 'comment/add', id, comment, stamp: { mid: newId(), at } });
    },
    edit: async ({ id }, text) => {
      const mentions = mentionsIn(text, people.members);
      return run({ type: 'comment/edit', id, user: people.me.user, text, mentions, stamp: stamp() });
    },
    remove: ({ id, item }) =>
      undoable(async () => {
        const { me, isOwner } = people;
        if (!(await run({ type: 'comment/delete', id, user: me.user, isOwner, stamp: stamp() }))) return null;
        // The members it mentions are not mailed again.
        return { back: () => store(newId(), { ...item, mentions: [] }), notice: { tone: 'neutral', title: 'Comment deleted' } };
      }),
  };
}

const detailOf = (failure: DataFailure): string => (failure.kind === 'not-found' ? 'Someone has deleted this comment.' : failure.message);
