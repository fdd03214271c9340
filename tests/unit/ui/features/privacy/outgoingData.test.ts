import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eventFields } from '../../../../../src/analytics/eventFields.ts';
import { imageHosts } from '../../../../../src/core/listing/values/imageLinks.ts';
import { analyticsEvents, outgoingData } from '../../../../../src/ui/features/privacy/outgoingData.ts';
import { readConfiguration } from '../../../../../sync-server/src/configuration.ts';
import { securityHeaders } from '../../../../../sync-server/src/http/securityHeaders.ts';
import { root } from '../../../../architecture/sourceFiles.ts';

const named = outgoingData.flatMap(({ goesTo }) => goesTo);

const isNamed = (host: string): boolean =>
  named.some((name) => host.endsWith(name)) || (host.includes('.posthog.com') && named.includes('PostHog'));

describe('the list of outgoing data', () => {
  it('names every server path that the app’s code calls', () => {
    const code = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('backend/'))
      .map((file) => readFileSync(join(root, 'src', file), 'utf8'))
      .join('\n');
    const called = new Set(
      [...code.matchAll(/\/(?:[a-z]+\/v1)(?=[/'`$])|['`]\/(health|config\.json)['`]/g)].map(([found]) => found.replaceAll(/['`]/g, '')),
    );
    expect(called.size).toBeGreaterThan(3);
    expect([...called].filter((path) => !named.includes(path))).toEqual([]);
  });

  it('names every host that the content security policy allows', () => {
    const policy = securityHeaders(readConfiguration({ POSTHOG_KEY: 'phc_1' }))['content-security-policy'] ?? '';
    const hosts = [...policy.matchAll(/https:\/\/[^\s;]+/g)].map(([host]) => host);
    expect(hosts.length).toBeGreaterThan(2);
    expect(hosts.filter((host) => !isNamed(host))).toEqual([]);
    expect([...imageHosts].filter((host) => !isNamed(host))).toEqual([]);
  });

  it('names every analytics event', () => {
    expect(Object.keys(analyticsEvents).toSorted()).toEqual(Object.keys(eventFields).toSorted());
    expect(outgoingData.find(({ id }) => id === 'counting')?.what).toContain('Ten event types');
    expect(Object.keys(analyticsEvents)).toHaveLength(10);
  });
});
