import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { showAlertNotifications } from '../../../../src/app/person/alertNotifications.ts';
import { alertSchemaVersion } from '../../../../src/core/alerts/alertRule.ts';
import { instant } from '../../../../src/core/kernel/calendar.ts';
import type { AlertEventRow } from '../../../../src/data/alerts/alertRows.ts';
import { switchNotifications } from '../../../../src/data/alerts/unreadAlerts.ts';
import { ViewDb } from '../../../../src/data/view/viewDb.ts';

let names = 0;
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const rowOf = (n: number): AlertEventRow => ({
  id: `event${n}`,
  revision: `event${n}`,
  unread: 1,
  event: {
    version: alertSchemaVersion,
    ruleId: 'rule1',
    test: { kind: 'score', atLeast: 70 },
    about: { kind: 'deal', id: `deal${n}`, title: `Deal ${n}` },
    from: { unit: 'score', value: 60 },
    to: { unit: 'score', value: 72 },
    firedAt: instant(1_800_000_000_000 + n),
  },
});

async function device({ on }: { readonly on: boolean }) {
  const view = new ViewDb(`tell-alerts-${(names += 1)}`);
  await view.alertEvents.put(rowOf(0));
  await switchNotifications(view, on);
  const shown: string[] = [];
  let badge = -1;
  const voice = {
    mayNotify: () => true,
    show: async (title: string, { body, data }: { body?: string; data: { path: string } }) =>
      void shown.push(`${title}: ${body} ${data.path}`),
    badge: (count: number) => (badge = count),
  };
  const stops = [showAlertNotifications(view, voice), showAlertNotifications(view, { ...voice, badge: () => undefined })];
  ends.push(() => {
    stops.forEach((stop) => stop());
    view.close();
  });
  await expect.poll(() => badge).toBe(1);
  return { view, shown, badge: () => badge };
}

describe('system notifications for alerts', () => {
  it('are shown once, by one of two tabs, and not for alerts from before they were switched on', async () => {
    const { view, shown, badge } = await device({ on: true });
    await view.alertEvents.put(rowOf(1));
    await expect.poll(() => shown).toEqual(['Deal 1: Score up from 60 to 72 /deals/deal1']);
    await view.alertEvents.update('event0', { unread: 0 });
    await expect.poll(badge).toBe(1);
    expect(shown).toHaveLength(1);
  });

  it('show only a count for many alerts', async () => {
    const { view, shown, badge } = await device({ on: true });
    await view.alertEvents.bulkPut([1, 2, 3, 4, 5].map(rowOf));
    await expect.poll(() => shown).toEqual(['5 new alerts: Deal 5, Deal 4, Deal 3 /alerts']);
    expect(badge()).toBe(6);
  });

  it('are replaced by the count on the icon if they are off', async () => {
    const { view, shown, badge } = await device({ on: false });
    await view.alertEvents.put(rowOf(1));
    await expect.poll(badge).toBe(2);
    expect(shown).toEqual([]);
  });
});
