import { Link } from '@tanstack/react-router';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { ExtensionPanel } from './ExtensionPanel.tsx';
import { InstallPanel } from './InstallPanel.tsx';
import { OfflinePanel } from './OfflinePanel.tsx';
import { PacksPanel } from './PacksPanel.tsx';
import { SendHerePanel } from './SendHerePanel.tsx';
import { useAppFilesStatus } from './useAppFilesStatus.ts';
import { VersionPanel } from './VersionPanel.tsx';

/** Installation, offline readiness, version and repair, and device storage. */
export function InstallScreen() {
  const { standing, look } = useAppFilesStatus();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6" data-testid="install-screen">
      <PageTitle title="This device" />
      <header className="grid gap-1.5">
        <h1 className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">This device</h1>
        <p className="max-w-prose text-ink-2">
          Install Yardstick, check what works offline, and back up your deals.{' '}
          <Link to="/privacy/device" className="font-medium text-brand underline underline-offset-4">
            What leaves this device
          </Link>
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:items-start">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <InstallPanel />
          <SendHerePanel />
          <ExtensionPanel />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <OfflinePanel standing={standing} />
          <PacksPanel />
          <VersionPanel standing={standing} onChanged={look} />
        </div>
      </div>
    </div>
  );
}
