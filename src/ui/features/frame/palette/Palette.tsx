import { useRouter } from '@tanstack/react-router';
import { useContext, useDeferredValue, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { glossary } from '../../../parts/glossary/glossary.ts';
import { WorkspaceContext } from '../../../hooks/workspace.ts';
import { noteOpenDialog } from '../../../components/panel/topDialog.ts';
import { useCurrentActions } from '../../../parts/actions/actionRegistry.ts';
import { PaletteList } from './PaletteList.tsx';
import { paletteSections, type PaletteItem } from './paletteItems.ts';
import { usePaletteDeals } from './usePaletteDeals.ts';

/** ⌘K: searches deals, screens, commands and glossary terms. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current === null) return undefined;
    dialog.current.showModal();
    return noteOpenDialog(dialog.current);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the click is on the backdrop, and Esc is the keyboard alternative
    <dialog
      ref={dialog}
      aria-label="Search and commands"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-card text-ink sm:mx-auto sm:mt-[11vh] sm:h-auto sm:max-h-[70vh] sm:max-w-xl sm:rounded-2 sm:border sm:border-line sm:shadow-2"
    >
      <PaletteBody onClose={onClose} />
    </dialog>
  );
}

function PaletteBody({ onClose }: { readonly onClose: () => void }) {
  const router = useRouter();
  const { sections, query, setQuery } = useFound();
  const items = useMemo(() => sections.flatMap((section) => section.items), [sections]);
  const [active, setActive] = useState(0);
  const listId = useId();
  const at = Math.min(active, Math.max(0, items.length - 1));
  const run = (item: PaletteItem | undefined) => {
    if (item === undefined || item.kind === 'term') return;
    onClose();
    if (item.kind === 'deal') void router.navigate({ to: '/deals/$dealId', params: { dealId: item.row.id } });
    // Runs after the dialog returns focus, so that a command can move it.
    else setTimeout(item.action.run);
  };
  const key = (event: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length }[event.key];
    if (event.key === 'Enter') run(items[at]);
    else if (to === undefined || items.length === 0) return;
    else setActive(to % items.length);
    event.preventDefault();
  };
  return (
    <div className="flex h-full max-h-[inherit] flex-col pt-[env(safe-area-inset-top)]">
      <div className="flex items-center border-b border-line pr-2 focus-within:border-brand">
        <input
          type="text"
          role="combobox"
          aria-label="Search deals, screens, commands and terms"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={items[at] === undefined ? undefined : `${listId}-${at}`}
          placeholder="Search deals, screens, terms"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- users open this only to type
          autoFocus
          value={query}
          data-testid="palette-input"
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={key}
          className="min-h-14 min-w-0 flex-1 bg-transparent px-5 text-[17px] outline-none"
        />
        <button type="button" onClick={onClose} className="min-h-11 rounded-1 px-3 text-sm text-ink-2 hover:bg-sunk">
          Close
        </button>
      </div>
      <PaletteList id={listId} sections={sections} active={at} onActive={setActive} onRun={run} />
      <output className={items.length === 0 ? 'px-5 pb-10 text-center text-ink-2' : 'sr-only'}>
        {items.length === 0 ? `No results for “${query.trim()}”. Try fewer letters.` : `${items.length} found`}
      </output>
    </div>
  );
}

function useFound() {
  const deals = usePaletteDeals(useContext(WorkspaceContext)?.person?.view ?? null);
  const actions = useCurrentActions();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const sections = useMemo(() => paletteSections({ deals, actions, terms: glossary }, asked), [deals, actions, asked]);
  return { sections, query, setQuery };
}
