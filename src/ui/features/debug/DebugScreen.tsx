import { useNavigate } from '@tanstack/react-router';
import { unreachable } from '../../../core/kernel/result.ts';
import { Tabs } from '../../components/panel/Tabs.tsx';
import { ApifyPanel } from './apify/ApifyPanel.tsx';
import { debugViews, type DebugView } from './debugSearch.ts';
import { PageReader } from './page/PageReader.tsx';
import { DeviceRuns } from './DeviceRuns.tsx';

/** How listings are read: a page's facts one by one, what Apify's actors take and give, and the runs of this device. */
export function DebugScreen({ view }: { readonly view: DebugView }) {
  const navigate = useNavigate();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6" data-testid="debug">
      <header className="grid gap-1.5">
        <h1 className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">How listings are read</h1>
        <p className="max-w-prose text-ink-2">
          Every fact, where it was read from and what stood there. For looking only: nothing here changes a deal or uses up an analysis.
        </p>
      </header>
      <Tabs
        label="Parts of this screen"
        tabs={debugViews}
        active={view}
        onChange={(key) => void navigate({ to: '/debug/apify', search: key === 'page' ? {} : { view: key }, replace: true })}
      >
        <View view={view} />
      </Tabs>
    </div>
  );
}

function View({ view }: { readonly view: DebugView }) {
  switch (view) {
    case 'page':
      return <PageReader />;
    case 'apify':
      return <ApifyPanel />;
    case 'runs':
      return <DeviceRuns />;
    default:
      return unreachable(view);
  }
}
