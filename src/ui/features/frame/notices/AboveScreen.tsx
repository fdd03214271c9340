import { usePerson } from '../../../hooks/usePerson.ts';
import { WorkspaceBar } from '../workspace/WorkspaceBar.tsx';
import { DeviceNotices } from './DeviceNotices.tsx';

/** What is above every screen of the app: the workspace switcher of team members, and notices about this device. */
export function AboveScreen() {
  const { userId } = usePerson();
  return (
    <>
      {userId === null ? null : <WorkspaceBar />}
      <DeviceNotices />
    </>
  );
}
