import { describe, expect, it } from 'vitest';
import { choosePrompt, type PromptFacts } from '../../../../../src/ui/parts/prompts/choosePrompt.ts';

const facts: PromptFacts = { deals: 1, installed: false, installChoice: null, installable: true, consent: 'unasked' };
const offer = (change: Partial<PromptFacts>) => choosePrompt({ ...facts, ...change });

describe('choosePrompt', () => {
  it('shows nothing before the first deal', () => {
    expect(offer({ deals: 0 })).toBeNull();
  });

  it('offers installation once, from the first deal on, unless the app is installed or cannot be', () => {
    expect(offer({})).toBe('install');
    expect(offer({ installChoice: 'dismissed' })).toBeNull();
    expect(offer({ installChoice: 'accepted' })).toBeNull();
    expect(offer({ installed: true })).toBeNull();
    expect(offer({ installable: false })).toBeNull();
  });

  it('asks for analytics consent after three deals, after the install prompt, and only if undecided', () => {
    expect(offer({ deals: 3 })).toBe('install');
    expect(offer({ deals: 3, installed: true })).toBe('consent');
    expect(offer({ deals: 2, installed: true })).toBeNull();
    for (const consent of ['given', 'refused', 'refused-by-browser', null] as const)
      expect(offer({ deals: 9, installed: true, consent })).toBeNull();
  });
});
