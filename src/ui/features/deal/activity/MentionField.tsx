// oxlint-disable jsx-a11y/prefer-tag-over-role -- a native select cannot leave focus in the text above it
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { collaborationLimits } from '../../../../core/deal/collaboration/collaboration.ts';
import { matchingMembers, mentionAt, withMention, type MentionQuery } from '../../../../core/deal/collaboration/mentions.ts';
import type { Member } from '../../../../core/deal/collaboration/people.ts';

interface MentionFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Members who can be mentioned; none in a personal workspace. */
  readonly members: readonly Member[];
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly testId: string;
}

const most = 6;

/** A text field in which `@` offers the members. Arrow keys choose one, Enter or Tab inserts the name, Escape closes the list. */
export function MentionField({ label, value, onChange, members, placeholder, disabled = false, testId }: MentionFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [typing, setTyping] = useState<MentionQuery | null>(null);
  const [active, setActive] = useState(0);
  const listId = useId();
  const hits = typing === null ? [] : matchingMembers(members, typing.query).slice(0, most);
  const at = Math.min(active, Math.max(0, hits.length - 1));
  const look = ({ value: text, selectionStart }: HTMLTextAreaElement): void => {
    setTyping(mentionAt(text, selectionStart));
    setActive(0);
  };
  const choose = (member: Member): void => {
    const { current } = field;
    if (typing === null || current === null) return;
    const { text, caret } = withMention(current.value, typing, member);
    // The caret can be set only once the new text is in the field, and has to be before the next key.
    flushSync(() => {
      onChange(text);
      setTyping(null);
    });
    current.focus();
    current.setSelectionRange(caret, caret);
  };
  const press = (event: KeyboardEvent): void => {
    const chosen = hits[at];
    if (chosen === undefined) return;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + hits.length }[event.key];
    if (event.key === 'Enter' || event.key === 'Tab') choose(chosen);
    else if (event.key === 'Escape') setTyping(null);
    else if (to === undefined) return;
    else setActive(to % hits.length);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="relative">
      <textarea
        ref={field}
        aria-label={label}
        aria-autocomplete={members.length === 0 ? undefined : 'list'}
        aria-controls={members.length === 0 ? undefined : listId}
        aria-activedescendant={hits[at] === undefined ? undefined : `${listId}-${at}`}
        rows={3}
        maxLength={collaborationLimits.comment}
        value={value}
        placeholder={placeholder}
        disabled={disabled}
        onChange={(event) => {
          onChange(event.target.value);
          look(event.target);
        }}
        onKeyDown={press}
        onBlur={() => setTyping(null)}
        data-testid={testId}
        data-kept
        className="w-full rounded-[10px] border border-line-strong bg-card p-3 text-base disabled:opacity-60"
      />
      <div
        id={listId}
        role="listbox"
        aria-label="People to mention"
        className={
          hits.length === 0
            ? 'hidden'
            : 'absolute inset-x-0 top-full z-20 max-h-72 overflow-auto rounded-2 border border-line bg-card p-1 shadow-2 sm:max-w-sm'
        }
      >
        {hits.map((member, place) => (
          <Hit key={member.user} id={`${listId}-${place}`} member={member} active={place === at} onChoose={() => choose(member)} />
        ))}
      </div>
      <output className="sr-only">
        {hits.length === 0
          ? ''
          : `${hits.length === 1 ? '1 person' : `${hits.length} people`} to mention. Choose with the arrow keys and Enter.`}
      </output>
    </div>
  );
}

interface HitProps {
  readonly id: string;
  readonly member: Member;
  readonly active: boolean;
  readonly onChoose: () => void;
}

function Hit({ id, member, active, onChoose }: HitProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field above has focus and handles keys
    <div
      id={id}
      role="option"
      aria-selected={active}
      // Keeps the focus, and with it the list, until the click.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      data-testid="mention-option"
      className="flex min-h-11 cursor-pointer items-center rounded-lg px-3 hover:bg-sunk aria-selected:bg-brand-soft"
    >
      <span className="min-w-0 truncate">{member.name}</span>
    </div>
  );
}
