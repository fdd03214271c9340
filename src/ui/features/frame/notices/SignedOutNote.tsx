import { Link, useLocation } from '@tanstack/react-router';
import { useCaptures } from '../../../../data/view/queries.ts';
import { useSyncStatus } from '../../../../data/view/sync/syncQueries.ts';
import { useAccountState } from '../../../parts/account/useAccountState.ts';
import { countWords } from '../../../components/figure/sizeWords.ts';
import { NoticeBar } from './NoticeBar.tsx';
import type { Person } from '../../../hooks/workspaceParts.ts';

/** Over the person's own deals, after their session ended by itself: what waits, and that signing in sends it. */
export function SignedOutNote({ view }: Pick<Person, 'view'>) {
  const state = useAccountState();
  const status = useSyncStatus(view);
  const captures = useCaptures(view);
  const { href } = useLocation();
  if (state.kind !== 'ended') return null;
  const waiting = (status?.pending ?? 0) + (captures?.filter((capture) => capture.state === 'waiting').length ?? 0);
  const wait = `${countWords(waiting, 'change')} ${waiting === 1 ? 'waits' : 'wait'} on this device.`;
  const signIn = (
    <Link to="/auth" search={{ next: href }}>
      Sign in
    </Link>
  );
  return (
    <NoticeBar testId="signed-out-note">
      {state.accountDeleted ? (
        <p>
          This account was deleted. {waiting === 0 ? '' : wait} <Link to="/auth">Save or remove what is here</Link>.
        </p>
      ) : (
        <p>
          Your session has ended. {waiting === 0 ? 'Your deals stay here.' : wait} {signIn}{' '}
          {waiting === 0 ? 'to keep them in sync.' : 'to send them. You can go on working.'}
        </p>
      )}
    </NoticeBar>
  );
}
