import { useRouter } from '@tanstack/react-router';
import { useContext, useMemo } from 'react';
import { amountsHidden } from '../../components/figure/amounts/amountsHidden.ts';
import { notify } from '../../components/notice/notify.ts';
import { undoLast } from '../../components/notice/undoLast.ts';
import { useReadOnly } from '../../hooks/useReadOnly.ts';
import { WorkspaceContext } from '../../hooks/workspace.ts';
import { urlFieldId } from '../../preboot/urlFieldId.ts';
import { moveInList, pressFirstAssumption, pressSearch, selectInList } from './keys/screenKeys.ts';
import { mainScreens, focusLinkField } from './navigation/navigation.ts';
import { otherScreens, personScreens } from './navigation/otherScreens.ts';
import type { Overlay } from './overlay.ts';
import { chooseTheme, storedTheme, switchedTheme } from '../../components/theme/theme.ts';
import { useActions, type Action } from '../../parts/actions/actionRegistry.ts';

/** Registers the actions available on every screen. */
export function useFrameActions(onOverlay: (overlay: Overlay) => void): void {
  const router = useRouter();
  const { person, sync } = useContext(WorkspaceContext) ?? {};
  const mayAdd = useReadOnly() === null;
  const isSynced = person !== undefined && person.userId !== null;
  const actions = useMemo((): readonly Action[] => {
    const open = (to: string, hash = '') => void router.navigate({ to, hash });
    const goTo = [...mainScreens, ...personScreens, ...otherScreens].map(({ to, label, keys, words }): Action => ({
      id: `go ${to}`,
      label,
      group: 'Go to',
      ...(keys === undefined ? {} : { keys }),
      ...(words === undefined ? {} : { words }),
      run: () => open(to),
    }));
    const addDeal = () => {
      open('/deals', 'add');
      focusLinkField(urlFieldId);
    };
    return [
      ...goTo,
      ...(mayAdd ? [addAction(addDeal)] : []),
      { id: 'amounts', label: 'Hide or show amounts', group: 'Do', words: 'privacy mask money screen', run: amountsHidden.toggle },
      { id: 'theme', label: 'Switch between light and dark', group: 'Do', words: 'theme night mode', run: switchTheme },
      ...(sync === undefined || !isSynced ? [] : [syncAction(() => sync.syncNow())]),
      { id: 'keys', label: 'Keyboard shortcuts', group: 'Do', keys: '?', words: 'keyboard shortcuts help', run: () => onOverlay('keys') },
      { id: 'news', label: 'What’s new', group: 'Do', words: 'changes release notes version', run: () => onOverlay('news') },
      { id: 'undo', label: 'Undo the last change', group: 'Do', keys: 'mod+z', run: () => void undoLast() },
      { id: 'palette', label: 'Search and commands', group: 'Do', keys: 'mod+k', keysOnly: true, run: () => onOverlay('palette') },
      ...screenActions,
    ];
  }, [router, isSynced, mayAdd, sync, onOverlay]);
  useActions(actions);
}

/** These actions apply to the screen's current list or form. */
const screenActions: readonly Action[] = [
  { id: 'search', label: 'Search this screen', group: 'Do', keys: '/', keysOnly: true, run: pressSearch },
  { id: 'next', label: 'Next in the list', group: 'Do', keys: 'j', keysOnly: true, run: () => moveInList(1) },
  { id: 'previous', label: 'Previous in the list', group: 'Do', keys: 'k', keysOnly: true, run: () => moveInList(-1) },
  { id: 'select', label: 'Select in the list', group: 'Do', keys: 'x', keysOnly: true, run: selectInList },
  { id: 'edit', label: 'Edit the first assumption', group: 'Do', keys: 'e', keysOnly: true, run: pressFirstAssumption },
];

const addAction = (run: () => void): Action => ({
  id: 'add',
  label: 'Analyse a link',
  group: 'Do',
  keys: 'n',
  words: 'new add deal paste rightmove zoopla analyze',
  run,
});

const syncAction = (syncNow: () => Promise<void>): Action => ({
  id: 'sync',
  label: 'Sync now',
  group: 'Do',
  words: 'send refresh server',
  run: () => {
    void syncNow();
    notify({ tone: 'neutral', title: 'Syncing', detail: 'The sync badge shows when it’s done.' });
  },
});

function switchTheme(): void {
  chooseTheme(switchedTheme(storedTheme(), matchMedia('(prefers-color-scheme: dark)').matches));
}
