import { launch, type Browser } from 'puppeteer-core';
import type { TestContext } from 'vitest';
import { findFirefox } from '../../../scripts/firefox.mjs';
import type { StandInWeb } from '../../support/standInWeb.ts';

/** Skips a test, by name and with the reason, on a machine without Firefox. For `beforeEach`. */
export function skipWithoutFirefox({ skip }: TestContext): void {
  skip(findFirefox() === null, 'there is no Firefox on this machine');
}

/**
 * Firefox without a window and with a profile of its own, driven over WebDriver BiDi; null where there is none on this machine. Every host but
 * this machine is the stand-in web. An extension is put in with `installExtension(folder)`, temporarily, as about:debugging does.
 *
 * To Manifest V3 in Firefox, what content scripts match and `host_permissions` are wishes that a person may grant and take back. They are
 * granted when an extension is installed since Firefox 127: `extensions.originControls.grantByDefault`, stated here so that an older one does
 * the same.
 */
export async function startFirefox(web: StandInWeb): Promise<Browser | null> {
  const executablePath = findFirefox();
  if (executablePath === null) return null;
  return launch({
    browser: 'firefox',
    executablePath,
    acceptInsecureCerts: true,
    // Lets the driver into the browser's own window, from which pages of extensions are reached.
    args: ['--remote-allow-system-access'],
    // Firefox ends itself if anything goes to another machine past the proxy, and does not look for its makers' settings.
    env: { ...process.env, MOZ_DISABLE_NONLOCAL_CONNECTIONS: '1', TZ: 'Europe/London' },
    extraPrefsFirefox: {
      'extensions.originControls.grantByDefault': true,
      'intl.accept_languages': 'en-GB, en',
      'network.proxy.type': 1,
      // Its makers' lists, asked for by the browser itself.
      'services.settings.server': 'data:,#remote-settings-dummy/v1',
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': web.port,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': web.port,
    },
  });
}

/** Longer than any Firefox takes to close. */
const closesWithinMs = 20_000;

/** Closes it; one that does not close is ended. Does nothing where none was started. */
export async function endFirefox(firefox: Browser | undefined): Promise<void> {
  if (firefox === undefined) return;
  const late = setTimeout(() => firefox.process()?.kill('SIGKILL'), closesWithinMs);
  await firefox.close().catch(() => undefined);
  clearTimeout(late);
}
