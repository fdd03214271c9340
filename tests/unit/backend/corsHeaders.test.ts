import { describe, expect, it } from 'vitest';
import { corsHeaders } from '../../../src/backend/corsHeaders.ts';

const permission = (origin: string) =>
  corsHeaders(new Request('https://app.example/functions/v1/any', { method: 'OPTIONS', headers: { origin } }), ['https://app.example']);

describe('the CORS headers', () => {
  it('allow every header the app sends, the idempotency key among them', () => {
    expect(permission('https://app.example')).toMatchObject({
      'access-control-allow-headers':
        'authorization, apikey, content-type, x-client-info, x-supabase-api-version, idempotency-key, x-max-results, x-recheck',
    });
  });

  it('allow only listed origins', () => {
    expect(permission('https://evil.example')).toEqual({ vary: 'origin' });
  });
});
