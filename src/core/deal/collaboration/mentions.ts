import { collaborationLimits } from './collaboration.ts';
import type { Member } from './people.ts';

/** A mention being typed: where its `@` is, and the text after it. */
export interface MentionQuery {
  readonly from: number;
  readonly query: string;
}

/** The mention that ends at the caret, or null if there is none. A name may contain one space. */
export function mentionAt(text: string, caret: number): MentionQuery | null {
  const found = /(?:^|\s)@([^\s@]{0,40}(?: [^\s@]{1,40})?)$/u.exec(text.slice(0, caret));
  const query = found?.[1];
  return query === undefined ? null : { from: caret - query.length - 1, query };
}

/** The members whose name or a part of it starts with the query, in the given order. */
export function matchingMembers(members: readonly Member[], query: string): readonly Member[] {
  const sought = query.toLowerCase();
  return members.filter(({ name }) => {
    const lower = name.toLowerCase();
    return lower.startsWith(sought) || lower.split(/\s+/u).some((part) => part.startsWith(sought));
  });
}

/** The text with the mention being typed replaced by a member's name, and the caret after it. */
export function withMention(
  text: string,
  { from, query }: MentionQuery,
  { name }: Member,
): { readonly text: string; readonly caret: number } {
  const after = text.slice(from + 1 + query.length);
  const mention = `@${name}${after.startsWith(' ') ? '' : ' '}`;
  return { text: text.slice(0, from) + mention + after, caret: from + name.length + 2 };
}

/** The user ids of the members that a text mentions as `@Name`. The longest name wins where several fit. */
export function mentionsIn(text: string, members: readonly Member[]): readonly string[] {
  const users = splitMentions(text, members).flatMap(({ user }) => (user === null ? [] : [user]));
  return [...new Set(users)].slice(0, collaborationLimits.mentions);
}

export interface TextPart {
  readonly text: string;
  /** The member whom the part mentions. Null for other text. */
  readonly user: string | null;
}

/** A text in parts, so that mentions can be marked. Joined, the parts are the text. */
export function splitMentions(text: string, members: readonly Member[]): readonly TextPart[] {
  const byLength = members.toSorted((one, other) => other.name.length - one.name.length);
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const before = text.charAt(at - 1);
    if (at < from || !(before === '' || /\s|[([{"'“‘]/u.test(before))) continue;
    const member = byLength.find(
      ({ name }) => name !== '' && text.startsWith(name, at + 1) && !/[\p{L}\p{N}]/u.test(text.charAt(at + 1 + name.length)),
    );
    if (member === undefined) continue;
    if (at > from) parts.push({ text: text.slice(from, at), user: null });
    from = at + 1 + member.name.length;
    parts.push({ text: text.slice(at, from), user: member.user });
  }
  if (from < text.length) parts.push({ text: text.slice(from), user: null });
  return parts;
}
