import { adapters } from '../core/listing/sites/captured/readCaptured.ts';

/** The browsers an extension is built for. */
export const browsers = ['chromium', 'firefox'] as const;
export type ExtensionBrowser = (typeof browsers)[number];

const portalHosts = ['rightmove.co.uk', 'zoopla.co.uk'];

/** URL patterns of the pages we can read: only those with a site adapter. */
export const readAddresses: readonly string[] = [...portalHosts, ...adapters.map(({ host }) => host)].map((host) => `https://*.${host}/*`);

export interface ManifestOf {
  readonly browser: ExtensionBrowser;
  readonly version: string;
  /** The app's URL, whose page gets the script that relays kept pages. */
  readonly appUrl: string;
}

/** The extension's manifest (version 3). Its only permission is storage on this device. */
export function extensionManifest({ browser, version, appUrl }: ManifestOf): Readonly<Record<string, unknown>> {
  const app = new URL(appUrl);
  const icons = { '192': 'icon-192.png', '512': 'icon-512.png' };
  return {
    manifest_version: 3,
    name: 'Yardstick',
    version,
    description: 'Analyses property deals on the portal’s own page: verdict, score, cash flow and yield. Sends only pages you keep.',
    icons,
    action: { default_title: 'Yardstick', default_popup: 'popup.html', default_icon: icons },
    permissions: ['storage'],
    background: browser === 'chromium' ? { service_worker: 'background.js' } : { scripts: ['background.js'] },
    content_scripts: [
      { matches: readAddresses, js: ['portal.js'], run_at: 'document_start' },
      // Match patterns have no port, so another app on the same host gets the script but no connection.
      { matches: [`${app.protocol}//${app.hostname}/*`], js: ['app.js'], run_at: 'document_idle' },
    ],
    ...(browser === 'chromium'
      ? { minimum_chrome_version: '120' }
      : {
          browser_specific_settings: {
            gecko: {
              id: 'extension@yardstick.example',
              strict_min_version: '140.0',
              data_collection_permissions: { required: ['none'] },
            },
            gecko_android: { strict_min_version: '142.0' },
          },
        }),
  };
}
