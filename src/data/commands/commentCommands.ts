import { isAuthor, type Comment } from '../../core/deal/collaboration/collaboration.ts';
import { parseItem } from '../../core/deal/items/itemSchemas.ts';
import { err, ok, type Result } from '../../core/kernel/result.ts';
import { withoutConflicts } from '../records/conflictHistory.ts';
import type { Body, SyncedRecord } from '../records/syncedRecord.ts';
import type { DataFailure, Stamp } from './dealCommand.ts';
import { changeItem } from './itemCommands.ts';
import type { Stores } from './stores.ts';

/** Everything that changes a comment. `user` is the id of the person who asks. */
export type CommentCommand =
  | { readonly type: 'comment/add'; readonly id: string; readonly comment: Comment; readonly stamp: Stamp }
  /** Allowed for the author only. */
  | {
      readonly type: 'comment/edit';
      readonly id: string;
      readonly user: string;
      readonly text: string;
      readonly mentions: readonly string[];
      readonly stamp: Stamp;
    }
  /** Allowed for the author, and for an owner of the workspace. */
  | { readonly type: 'comment/delete'; readonly id: string; readonly user: string; readonly isOwner: boolean; readonly stamp: Stamp };

export interface CommentCommands {
  /** Resolves once the comment is durable and its row in the view is updated. */
  mutateComment(command: CommentCommand): Promise<Result<null, DataFailure>>;
}

export const createCommentCommands = (opened: () => Promise<Stores>): CommentCommands => ({
  mutateComment: async (command) =>
    changeItem(await opened(), { coll: 'comments', id: command.id, stamp: command.stamp }, (before) => bodyAfter(command, before)),
});

/** The comment's body after a command. Null if it is deleted. */
function bodyAfter(command: CommentCommand, before: SyncedRecord | null): Result<Body | null, DataFailure> {
  if (command.type === 'comment/add') return before === null ? checked({ ...command.comment }) : ok(before.doc);
  if (before === null) return err({ kind: 'not-found', id: command.id });
  const comment = parseItem('comments', withoutConflicts(before.doc));
  const isOwn = comment.ok && isAuthor(comment.value, command.user);
  if (command.type === 'comment/delete') return isOwn || command.isOwner ? ok(null) : refused(onlyDeleter);
  const { text, mentions, stamp } = command;
  return isOwn ? checked({ ...withoutConflicts(before.doc), text, mentions, updatedAt: stamp.at }) : refused(onlyEditor);
}

function checked(body: Body): Result<Body, DataFailure> {
  const read = parseItem('comments', body);
  return read.ok ? ok(body) : refused(`The comment was not saved (${read.error}).`);
}

const refused = (message: string): Result<never, DataFailure> => err({ kind: 'invalid', message });

const onlyEditor = 'Only the author can edit this comment. Add a comment of your own instead.';
const onlyDeleter = 'Only the author or an owner of the workspace can delete this comment.';
