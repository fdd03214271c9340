import { describe, expect, it } from 'vitest';
import { rememberUndo, undoLast } from '../../../../../src/ui/components/notice/undoLast.ts';

describe('undoLast', () => {
  it('takes back the last remembered change, once', () => {
    const done: string[] = [];
    rememberUndo(() => done.push('first'));
    rememberUndo(() => done.push('second'));
    expect([undoLast(), undoLast()]).toEqual([true, false]);
    expect(done).toEqual(['second']);
  });

  it('has nothing to take back once its own button was pressed', () => {
    rememberUndo(() => undefined);
    rememberUndo(null);
    expect(undoLast()).toBe(false);
  });
});
