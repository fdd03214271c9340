import { describe, expect, it } from 'vitest';
import { readBillingSettings } from '../../../../src/backend/billing/billingSettings.ts';

const key = (mode: string) => `sk_${mode}_${'a1'.repeat(8)}`;
const whole: Readonly<Record<string, string>> = {
  STRIPE_SECRET_KEY: key('test'),
  STRIPE_WEBHOOK_SECRET: 'whsec_one, whsec_two',
  STRIPE_PRICE_PRO: 'price_pro,price_pro_old',
  STRIPE_PRICE_INVESTOR: 'price_investor',
};
const read = (changes: Readonly<Record<string, string>> = {}) => readBillingSettings((name) => ({ ...whole, ...changes })[name]);

describe('the billing settings', () => {
  it('are null without a key, whatever else is set', () => {
    expect(read({ STRIPE_SECRET_KEY: '' })).toBeNull();
  });

  it('accept several secrets and prices, and derive live mode from the key', () => {
    expect(read()).toMatchObject({
      webhookSecrets: ['whsec_one', 'whsec_two'],
      prices: { pro: ['price_pro', 'price_pro_old'], investor: ['price_investor'] },
      portalConfiguration: null,
      live: false,
      origin: null,
    });
    expect(read({ STRIPE_SECRET_KEY: key('live') })?.live).toBe(true);
  });

  it.each([
    ['STRIPE_SECRET_KEY', 'pk_test_1'],
    ['STRIPE_WEBHOOK_SECRET', ''],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_PRICE_PRO', ''],
    ['STRIPE_PRICE_INVESTOR', 'prod_1'],
    ['STRIPE_PRICE_INVESTOR', 'price_pro'],
    ['STRIPE_PORTAL_CONFIGURATION', 'default'],
    ['STRIPE_UPSTREAM', 'nowhere'],
  ])('stop the server start with the name of the invalid setting: %s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
  });

  it('never include a secret in an error', () => {
    expect(() => read({ STRIPE_WEBHOOK_SECRET: 'hidden-value' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hidden') }),
    );
  });
});
