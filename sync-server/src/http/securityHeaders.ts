import type { ServerOptions } from '../configuration.ts';

/** Where listing photographs are shown from. */
const imageHosts = ['https://media.rightmove.co.uk', 'https://*.zoocdn.com'];

const permissions = [
  'accelerometer=()',
  'camera=()',
  'clipboard-read=(self)',
  'clipboard-write=(self)',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  // Spoken notes of a viewing; they stay on the device.
  'microphone=(self)',
  'payment=()',
  'usb=()',
];

/** The one page that a portal's page may open and speak to: it takes one message of a listing and goes on to the app. */
export const receivePath = '/receive';

/** What every answer carries, documents, workers and errors alike. */
export function securityHeaders(options: Pick<ServerOptions, 'hosted' | 'posthog'>): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(connectHosts(options)),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissions.join(', '),
  };
}

/** Two years; sent behind TLS only, where it can be kept. */
export const strictTransport = 'max-age=63072000; includeSubDomains';

/** Inline styles stay allowed: charts size their marks with them, and a style alone runs nothing. */
function contentSecurityPolicy(connect: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    `img-src 'self' data: blob: ${imageHosts.join(' ')}`,
    'media-src blob:',
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default yardstick',
  ].join('; ');
}

/** The hosts the page may call besides its own; PostHog answers some calls from a host of its own for assets. */
function connectHosts({ hosted, posthog }: Pick<ServerOptions, 'hosted' | 'posthog'>): readonly string[] {
  const analytics =
    posthog.key !== '' && posthog.host !== '' ? [posthog.host, posthog.host.replace('.i.posthog.com', '-assets.i.posthog.com')] : [];
  return [...new Set([...(hosted === null ? [] : [hosted.url]), ...analytics])];
}
