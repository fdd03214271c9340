import { useCallback, useMemo } from 'react';
import type { Deal } from '../../../../core/deal/deal.ts';
import type { ViewingAnswer, ViewingAnswers } from '../../../../core/deal/viewing/viewingAnswer.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useDeals } from '../../../hooks/useDeals.ts';
import { useDrafts } from '../../../parts/liveDeal/drafts/useDrafts.ts';

type Answers = Readonly<Record<string, ViewingAnswer | null>>;

const none: Answers = {};

interface Viewing {
  readonly answers: ViewingAnswers;
  /** Null clears an answer. */
  readonly answer: (question: string, given: ViewingAnswer | null) => void;
}

/** The viewing answers. A change shows at once and is stored after a debounce. */
export function useViewing(deal: Deal, stored: (deal: Deal) => void): Viewing {
  const deals = useDeals();
  const { newId, now } = useClock();
  const send = useCallback(
    async (answers: Answers) => {
      const result = await deals.mutate({ type: 'deal/viewing', id: deal.id, answers, stamp: { mid: newId(), at: now() } });
      if (result.ok) stored(result.value);
      return result;
    },
    [deals, deal.id, newId, now, stored],
  );
  const { draft, type } = useDrafts({ name: `viewing.${deal.id}`, empty: none }, send);
  const answers = useMemo((): ViewingAnswers => {
    const all = Object.entries({ ...deal.viewing, ...draft });
    return Object.fromEntries(all.filter((entry): entry is [string, ViewingAnswer] => entry[1] !== null));
  }, [deal.viewing, draft]);
  return { answers, answer: (question, given) => type({ [question]: given }) };
}
