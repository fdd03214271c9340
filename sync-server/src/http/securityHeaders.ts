import type { ServerOptions } from '../configuration.ts';

/** Hosts that serve listing photographs. */
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
  // For voice notes of a viewing, which stay on the device.
  'microphone=(self)',
  'payment=()',
  'usb=()',
];

/** The one page that a portal's page may open and message. It accepts one listing message and continues to the app. */
export const receivePath = '/receive';

/** The headers of every response, including documents, workers and errors. */
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

/** HSTS for two years. Sent only over TLS. */
export const strictTransport = 'max-age=63072000; includeSubDomains';

/** Inline styles are allowed, because charts use them for sizes, and a style cannot run code. */
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

/** Hosts the page may call in addition to its own. PostHog serves some calls from a separate asset host. */
function connectHosts({ hosted, posthog }: Pick<ServerOptions, 'hosted' | 'posthog'>): readonly string[] {
  const analytics =
    posthog.key !== '' && posthog.host !== '' ? [posthog.host, posthog.host.replace('.i.posthog.com', '-assets.i.posthog.com')] : [];
  return [...new Set([...(hosted === null ? [] : [hosted.url]), ...analytics])];
}
