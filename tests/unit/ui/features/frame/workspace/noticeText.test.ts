import { expect, it } from 'vitest';
import { noticeText } from '../../../../../../src/ui/features/frame/workspace/noticeText.ts';

const notice = { workspace: 'w', name: 'Acme', kind: 'left', copies: 2 } as const;

it('team notice: says what was removed and where unsent changes are', () => {
  expect(noticeText(notice)).toBe(
    'You’re no longer a member of Acme, so its deals were removed from this device. Your unsent changes are now in your personal workspace, as 2 copied records.',
  );
  expect(noticeText({ ...notice, copies: 0 })).toBe('You’re no longer a member of Acme, so its deals were removed from this device.');
  expect(noticeText({ ...notice, name: '', copies: 1 })).toContain('a member of a team, so');
});

it('team notice: tells a new viewer that they can no longer change the workspace', () => {
  expect(noticeText({ ...notice, kind: 'viewer' })).toMatch(/^You can now view Acme but not change it\. Your unsent changes/);
});
