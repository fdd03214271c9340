import { createHmac, randomUUID } from 'node:crypto';
import type { SmsSender } from './smsSender.ts';

/** The operator's own service that sends text messages. */
export interface SmsHook {
  readonly url: string;
  /** The key of the signature, decoded. */
  readonly secret: Buffer;
}

interface SmsHookContext {
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

const answerWithinMs = 5_000;

/**
 * Sends codes through the operator's hook: a POST request with the body and the Standard Webhooks signature of Supabase's Send SMS hook, so
 * that one hook serves both. Any 2xx response means that the message was accepted.
 * Source: https://supabase.com/docs/guides/auth/auth-hooks/send-sms-hook and https://www.standardwebhooks.com, read in November 2026.
 */
export function createSmsHook({ url, secret }: SmsHook, { fetch: request, clock }: SmsHookContext): SmsSender {
  return {
    send: async ({ userId, phone, code }) => {
      const body = JSON.stringify({ user: { id: userId }, sms: { otp: code, phone, sms_type: 'mfa' } });
      const id = `msg_${randomUUID()}`;
      const timestamp = String(Math.floor(clock() / 1000));
      const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
      const response = await request(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': `v1,${signature}`,
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(answerWithinMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The text message hook returned status ${response.status}`);
    },
  };
}

/** The key in a secret of the form `v1,whsec_<base64>`, as Supabase writes it. Null if it has another form. */
export function readHookSecret(text: string): Buffer | null {
  const encoded = /^(?:v1,)?whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1];
  const key = encoded === undefined ? null : Buffer.from(encoded, 'base64');
  return key === null || key.length < 24 ? null : key;
}
