import { useEffect, useRef, useState } from 'react';
import type { Result } from '../../../../core/kernel/result.ts';

/** How long inputs rest before a question that takes longer is asked, in milliseconds. */
const questionPause = 350;

interface Asked<Answer> {
  /** The newest answer, null before the first; it stays while the next is awaited. */
  readonly answer: Answer | null;
  readonly busy: boolean;
  readonly failure: string | null;
}

type Replied<Answer> = Result<Answer, { readonly message: string }>;

/** A worker's reply with the answer's own refusal folded into it. */
export const plainReply = <Answer>(reply: Replied<Replied<Answer>>): Replied<Answer> => (reply.ok ? reply.value : reply);

/** Asks once the inputs rest; `ask` must keep its identity while the question is the same. */
export function useQuestion<Answer>(ask: () => Promise<Replied<Answer>>): Asked<Answer> {
  const [state, setState] = useState<Asked<Answer> & { readonly of: unknown }>({ answer: null, busy: true, failure: null, of: null });
  const turn = useRef(0);
  useEffect(() => {
    const mine = (turn.current += 1);
    const put = async () => {
      const reply = await ask();
      if (mine !== turn.current) return;
      setState((before) => ({
        answer: reply.ok ? reply.value : before.answer,
        busy: false,
        failure: reply.ok ? null : reply.error.message,
        of: ask,
      }));
    };
    const timer = setTimeout(() => void put(), questionPause);
    return () => {
      clearTimeout(timer);
      turn.current += 1;
    };
  }, [ask]);
  return { answer: state.answer, busy: state.of !== ask, failure: state.failure };
}
