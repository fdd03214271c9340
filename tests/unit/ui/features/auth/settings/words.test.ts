import { describe, expect, it } from 'vitest';
import { deviceName } from '../../../../../../src/ui/features/auth/settings/deviceName.ts';
import { lossText, mustAskFirst, signOutText } from '../../../../../../src/ui/parts/account/unsyncedDataText.ts';

describe('deviceName', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36', 'Chrome on Linux'],
    [
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on macOS'],
    ['curl/8', 'Unknown device'],
    ['', 'Unknown device'],
  ])('reads %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

describe('signOutText', () => {
  it('signOutText: explains what happens to unsynced changes, and says if they cannot be counted', () => {
    expect(signOutText('counting', true)).toContain('Counting');
    expect(signOutText(null, true)).toContain('Couldn’t count unsynced changes');
    expect(signOutText({ changes: 0, media: 0 }, true)).toBe('Everything is synced.');
    expect(signOutText({ changes: 1, media: 0 }, false)).toContain('1 change hasn’t been synced');
    expect(signOutText({ changes: 3, media: 0 }, false)).toContain('3 changes haven’t been synced');
    expect(signOutText({ changes: 3, media: 0 }, true)).toContain('permanently deletes them');
  });

  it('signOutText: names photos and voice notes that a removal deletes, even if all changes are synced', () => {
    expect(signOutText({ changes: 0, media: 2 }, false)).toBe('Everything is synced.');
    expect(signOutText({ changes: 0, media: 2 }, true)).toBe(
      '2 photos and voice notes are stored on this device only. Removing your data permanently deletes them. Download a copy first to keep them.',
    );
    expect(lossText({ changes: 1, media: 1 })).toBe('1 change and 1 photo or voice note');
  });
});

describe('mustAskFirst', () => {
  it('is true only if there are unsynced changes, or their number is unknown', () => {
    expect(mustAskFirst({ changes: 0, media: 0 })).toBe(false);
    // Photos stay on the device if the user signs out without removing data.
    expect(mustAskFirst({ changes: 0, media: 3 })).toBe(false);
    expect(mustAskFirst({ changes: 1, media: 0 })).toBe(true);
    expect(mustAskFirst(null)).toBe(true);
  });
});
