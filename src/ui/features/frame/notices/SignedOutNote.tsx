import { Link, useLocation } from '@tanstack/react-router';
import { useCaptures } from '../../../../data/view/queries.ts';
import { useSyncStatus } from '../../../../data/view/sync/syncQueries.ts';
import { useAccountState } from '../../../parts/account/useAccountState.ts';
import { countText } from '../../../components/figure/sizeText.ts';
import { NoticeBar } from './NoticeBar.tsx';
import type { Person } from '../../../hooks/workspaceParts.ts';

/** A warning above the user's deals after their session expired, with their unsynced changes and a sign-in link. */
export function SignedOutNote({ view }: Pick<Person, 'view'>) {
  const state = useAccountState();
  const status = useSyncStatus(view);
  const captures = useCaptures(view);
  const { href } = useLocation();
  if (state.kind !== 'ended') return null;
  const waiting = (status?.pending ?? 0) + (captures?.filter((capture) => capture.state === 'waiting').length ?? 0);
  const wait = `${countText(waiting, 'change')} ${waiting === 1 ? 'is' : 'are'} waiting on this device.`;
  const signIn = (
    <Link to="/auth" search={{ next: href }}>
      Sign in
    </Link>
  );
  return (
    <NoticeBar testId="signed-out-note">
      {state.accountDeleted ? (
        <p>
          This account has been deleted. {waiting === 0 ? '' : wait} <Link to="/auth">Save or remove the data on this device</Link>.
        </p>
      ) : (
        <p>
          You’ve been signed out. {waiting === 0 ? 'Your deals stay here.' : wait} {signIn}{' '}
          {waiting === 0 ? 'to keep them in sync.' : 'to sync them. You can keep working.'}
        </p>
      )}
    </NoticeBar>
  );
}
