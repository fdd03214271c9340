import { describe, expect, it } from 'vitest';
import {
  dealName,
  momentText,
  plainName,
  plainText,
  postingStateText,
  textProblem,
} from '../../../../../src/ui/parts/sharing/communityText.ts';
import type { OutboxRow } from '../../../../../src/data/community/outboxRow.ts';
import { americanShared, sampleSharedDeal } from '../../../../support/sharedDeals.ts';

const row: OutboxRow = {
  clientId: '00000000-0000-4000-8000-000000000001',
  by: '00000000-0000-4000-8000-000000000002',
  posting: { kind: 'comment', postId: '00000000-0000-4000-8000-000000000003', name: 'North Star', text: 'Seen' },
  order: 1,
  createdAt: 0,
  state: 'waiting',
  tried: false,
  problem: null,
};

describe('community texts', () => {
  it('plainText: removes characters that are invisible or that the server refuses, and keeps lines', () => {
    expect(plainText('  a\u202eb\u0007\r\nc\td\u200f \n')).toBe('ab\nc d');
    expect(plainName(' North\nStar\u2067 ')).toBe('North Star');
  });

  it('textProblem: gives the reason a text cannot be sent, counting the characters sent', () => {
    expect(textProblem(plainText(' \u202e '), 40)).toBe('Write something first.');
    expect(textProblem('x'.repeat(41), 40)).toBe('Use up to 40 characters. You have 41.');
    expect(textProblem('x'.repeat(40), 40)).toBeUndefined();
  });

  it('dealName: uses the facts that were shared', () => {
    const deal = sampleSharedDeal();
    expect(dealName(deal)).toBe('3-bed terraced, M6');
    expect(dealName({ ...deal, bedrooms: null, propertyType: null, outcode: null })).toBe('Home');
    expect(dealName({ ...deal, bedrooms: 0 })).toBe('Studio terraced, M6');
    const american = americanShared();
    expect(dealName(american)).toBe('4-bed duplex, Ohio (ZIP 441…)');
    expect(dealName({ ...american, outcode: null, bedrooms: null })).toBe('Duplex, Ohio');
  });

  it('postingStateText: gives the reason for every waiting post', () => {
    expect(postingStateText(row)).toBe('Waiting for a connection.');
    expect(postingStateText({ ...row, tried: true })).toMatch(/not confirmed yet/);
    expect(postingStateText({ ...row, problem: 'Waits until you sign in again.' })).toBe('Waits until you sign in again.');
    expect(postingStateText({ ...row, state: 'refused', problem: 'It is no longer there.' })).toBe('Not accepted. It is no longer there.');
  });

  it('momentText: is empty without a valid date', () => {
    expect(momentText('yesterday')).toBe('');
    expect(momentText('2026-11-22T14:05:00.123456Z')).toMatch(/22 Nov 2026/);
  });
});
