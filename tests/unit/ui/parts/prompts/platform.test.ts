import { describe, expect, it } from 'vitest';
import { deletesUnvisited, platformOf } from '../../../../../src/ui/parts/prompts/platform.ts';
import { installSteps } from '../../../../../src/ui/parts/prompts/installSteps.ts';

const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  iPhoneChrome:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.0.0 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
  macChrome: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
  android: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  androidFirefox: 'Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
} as const;

describe('the platform and its install steps', () => {
  it.each([
    [agents.iPhone, 5, 'ios-safari'],
    [agents.iPhoneChrome, 5, 'ios-other'],
    [agents.mac, 0, 'mac-safari'],
    [agents.mac, 5, 'ios-safari'],
    [agents.macChrome, 0, 'desktop-chrome'],
    [agents.edge, 0, 'desktop-chrome'],
    [agents.edge, 10, 'desktop-chrome'],
    [agents.android, 5, 'android-chrome'],
    [agents.androidFirefox, 5, 'android-firefox'],
    [agents.firefox, 0, 'firefox'],
    ['', 0, 'other'],
  ] as const)('%s with %i touch points is %s', (userAgent, touchPoints, platform) => {
    expect(platformOf({ userAgent, touchPoints })).toBe(platform);
  });

  it('WebKit may delete the data of a site without a visit, on every platform and under every name', () => {
    const deleting = Object.entries(agents).filter(([, userAgent]) => deletesUnvisited({ userAgent }));
    expect(deleting.map(([name]) => name)).toEqual(['iPhone', 'iPhoneChrome', 'mac']);
  });

  it('have at least one step each, and warn on iPhone that Safari may delete data', () => {
    expect(Object.values(installSteps).filter(({ steps }) => steps.length === 0)).toEqual([]);
    expect(installSteps['ios-safari'].note).toContain('seven days');
  });
});
