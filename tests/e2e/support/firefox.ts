import { launch, type Browser } from 'puppeteer-core';
import type { TestContext } from 'vitest';
import { findFirefox } from '../../../scripts/firefox.mjs';
import type { StandInWeb } from '../../support/standInWeb.ts';

/** Skips a test with the reason on a machine without Firefox. For `beforeEach`. */
export function skipWithoutFirefox({ skip }: TestContext): void {
  skip(findFirefox() === null, 'Firefox is not installed on this machine');
}

interface FirefoxProfile {
  /** An existing folder for the profile. By default a temporary one. */
  readonly userDataDir?: string;
  /** More preferences, as in about:config. */
  readonly settings?: Readonly<Record<string, string | number | boolean>>;
}

/**
 * Headless Firefox with its own profile, driven over WebDriver BiDi; null if it is not installed. The stand-in web answers for every host
 * except this machine. `installExtension(folder)` installs an extension temporarily, as about:debugging does.
 *
 * In Manifest V3, Firefox treats content script matches and `host_permissions` as optional permissions that a user may grant and revoke.
 * Since Firefox 127 they are granted on installation: `extensions.originControls.grantByDefault`, set here so that older versions do the
 * same.
 */
export async function startFirefox(web: StandInWeb, { userDataDir, settings = {} }: FirefoxProfile = {}): Promise<Browser | null> {
  const executablePath = findFirefox();
  if (executablePath === null) return null;
  return launch({
    browser: 'firefox',
    executablePath,
    ...(userDataDir === undefined ? {} : { userDataDir }),
    acceptInsecureCerts: true,
    // Lets the driver into the browser's own window, from which extension pages are reached.
    args: ['--remote-allow-system-access'],
    // Firefox exits if anything bypasses the proxy to another machine, and does not fetch Mozilla's remote settings.
    env: { ...process.env, MOZ_DISABLE_NONLOCAL_CONNECTIONS: '1', TZ: 'Europe/London' },
    extraPrefsFirefox: {
      'extensions.originControls.grantByDefault': true,
      'intl.accept_languages': 'en-GB, en',
      'network.proxy.type': 1,
      // Replaces the address of Mozilla's lists, which the browser would otherwise request itself.
      'services.settings.server': 'data:,#remote-settings-dummy/v1',
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': web.port,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': web.port,
      ...settings,
    },
  });
}

/** A time limit in milliseconds, longer than Firefox needs to close. */
const closesWithinMs = 20_000;

/** Closes Firefox, or kills it if it does not close. Does nothing if it was not started. */
export async function endFirefox(firefox: Browser | undefined): Promise<void> {
  if (firefox === undefined) return;
  const late = setTimeout(() => firefox.process()?.kill('SIGKILL'), closesWithinMs);
  await firefox.close().catch(() => undefined);
  clearTimeout(late);
}
