import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSmsHook, readHookSecret } from '../../../../../sync-server/src/mail/smsHook.ts';

const code = { userId: '6d4cbb43-3c5b-4f7a-8f5e-2a1c61a0d0aa', phone: '447700900123', code: '123456' };

/** A hook that answers with this status, and what it was sent. */
function setUp(status: number) {
  const requests: Request[] = [];
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    requests.push(new Request(url, init));
    return new Response('{}', { status });
  };
  const secret = Buffer.alloc(32, 7);
  const sms = createSmsHook({ url: 'https://sms.example/send', secret }, { fetch, clock: () => 1_731_705_121_900 });
  return { sms, secret, requests };
}

describe('the hook for text messages', () => {
  it('receives the code and the phone number, with a Standard Webhooks signature of id, time and body', async () => {
    const { sms, secret, requests } = setUp(200);
    await sms.send(code);
    const [request = new Request('https://none.example')] = requests;
    const [{ url, headers }, body] = [request, await request.text()];
    expect(url).toBe('https://sms.example/send');
    expect(JSON.parse(body)).toEqual({ user: { id: code.userId }, sms: { otp: '123456', phone: '447700900123', sms_type: 'mfa' } });
    expect(headers.get('webhook-timestamp')).toBe('1731705121');
    const signed = `${headers.get('webhook-id')}.1731705121.${body}`;
    expect(headers.get('webhook-signature')).toBe(`v1,${createHmac('sha256', secret).update(signed).digest('base64')}`);
  });

  it.each([400, 429, 500])('rejects if the hook answers %s', async (status) => {
    await expect(setUp(status).sms.send(code)).rejects.toThrow(`status ${status}`);
  });

  it('has a secret in the form that Supabase writes', () => {
    const text = Buffer.alloc(32, 7).toString('base64');
    for (const given of [`v1,whsec_${text}`, `whsec_${text}`]) expect(readHookSecret(given)).toEqual(Buffer.alloc(32, 7));
    for (const wrong of ['', text, 'v1,whsec_', 'v1,whsec_c2hvcnQ=', `v2,whsec_${text}`])
      expect([wrong, readHookSecret(wrong)]).toEqual([wrong, null]);
  });
});
