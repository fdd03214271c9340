import { Badge } from '../../../components/figure/Badge.tsx';
import { Disclosure } from '../../../components/panel/Disclosure.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { useExtension } from '../../../hooks/useExtension.ts';
import { InstallSection } from './InstallSection.tsx';
import type { ExtensionState } from '../../../hooks/workspaceParts.ts';

/** The browser extension: what it does and how to load it, or its connection to this page. */
export function ExtensionPanel() {
  const { state, connect, disconnect } = useExtension();
  return (
    <InstallSection id="extension" title="Browser extension" aside={<Standing state={state} />}>
      <div data-testid="extension" data-state={state?.kind ?? 'unknown'} className="grid gap-3">
        {state === null || state.kind === 'absent' ? <About /> : <Waiting count={state.waiting} />}
        {state?.kind === 'found' ? (
          <>
            <p className="text-ink-2">
              Connect the extension to score listings against your own targets. Yardstick gives it your profile, your targets, and the URL,
              asking price, stage and score of each deal, so that it recognises them. The extension doesn’t share them.
            </p>
            <div>
              <Button look="primary" data-testid="extension-connect" onClick={() => void connect()}>
                Connect
              </Button>
            </div>
          </>
        ) : null}
        {state?.kind === 'asking' ? (
          <>
            <output className="font-medium">Now press Connect in the extension. Its icon is in your browser’s toolbar.</output>
            <div>
              <Button data-testid="extension-cancel" onClick={() => void disconnect()}>
                Cancel
              </Button>
            </div>
          </>
        ) : null}
        {state?.kind === 'connected' ? (
          <>
            <p className="text-ink-2">
              Listings are scored against your targets, and your deals are marked. The extension stays up to date while Yardstick is open.
              Signing out disconnects it.
            </p>
            <div>
              <Button data-testid="extension-disconnect" onClick={() => void disconnect()}>
                Disconnect
              </Button>
            </div>
          </>
        ) : null}
      </div>
    </InstallSection>
  );
}

function Standing({ state }: { readonly state: ExtensionState | null }) {
  if (state === null || state.kind === 'absent') return null;
  return state.kind === 'connected' ? <Badge tone="good">✓ Connected</Badge> : <Badge>Not connected</Badge>;
}

function Waiting({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <p data-testid="extension-waiting" className="text-ink-2">
      {count === 1 ? '1 page you kept is still in the extension.' : `${count} pages you kept are still in the extension.`} If this device is
      low on space, free some and reload this page.
    </p>
  );
}

function About() {
  return (
    <>
      <p className="text-ink-2">
        On the portal’s own pages, see the score, the key figures and the offer that meets your targets, for one listing or all results at
        once. Keep what you like in one click, even while Yardstick is closed.
      </p>
      <Disclosure title="How to install it">
        <div className="grid gap-3 text-sm text-ink-2">
          <p>
            The extension isn’t in the browser stores yet. Run <code>npm run build:extension</code> in Yardstick’s source, then load the
            folder it creates:
          </p>
          <ul className="grid list-disc gap-1 pl-5 marker:text-ink-3">
            <li>
              Chrome or Edge: open <code>chrome://extensions</code> or <code>edge://extensions</code>, turn on developer mode, choose “Load
              unpacked” and pick <code>dist-extension/chromium</code>.
            </li>
            <li>
              Firefox: open <code>about:debugging#/runtime/this-firefox</code>, choose “Load Temporary Add-on” and pick{' '}
              <code>manifest.json</code> in <code>dist-extension/firefox</code>.
            </li>
          </ul>
          <p>Reload this page afterwards.</p>
        </div>
      </Disclosure>
    </>
  );
}
