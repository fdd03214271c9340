import { useNavigate } from '@tanstack/react-router';
import { unreachable } from '../../../core/kernel/result.ts';
import { Tabs } from '../../components/panel/Tabs.tsx';
import { ApifyPanel } from './apify/ApifyPanel.tsx';
import { debugViews, type DebugView } from './debugSearch.ts';
import { PageReader } from './page/PageReader.tsx';
import { DeviceRuns } from './DeviceRuns.tsx';

/** Debug views: a page's facts, Apify actors' inputs and outputs, and this device's runs. */
export function DebugScreen({ view }: { readonly view: DebugView }) {
  const navigate = useNavigate();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6" data-testid="debug">
      <header className="grid gap-1.5">
        <h1 className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">How listings are read</h1>
        <p className="max-w-prose text-ink-2">
          Every fact with its source and original text. View only – this doesn’t change deals or use analyses.
        </p>
      </header>
      <Tabs
        label="Sections"
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
