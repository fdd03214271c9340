import { useCallback, useEffect, useState } from 'react';
import type { Consent } from '../../../analytics/createAnalytics.ts';
import type { Services } from '../../hooks/services.ts';
import { useAnalytics } from '../../hooks/useAnalytics.ts';

interface ConsentChoice {
  /** Null while unknown, and when the server has no analytics and needs no consent. */
  readonly consent: Consent | null;
  /** Number of unsent events on this device. */
  readonly waiting: number;
  readonly choose: (given: boolean) => Promise<void>;
}

/** The user's analytics consent, and a command to change it. */
export function useAnalyticsConsent(): ConsentChoice {
  const analytics = useAnalytics();
  const [state, setState] = useState<Pick<ConsentChoice, 'consent' | 'waiting'>>({ consent: null, waiting: 0 });
  useEffect(() => {
    let current = true;
    void standing(analytics).then((found) => {
      if (current) setState(found);
      return found;
    });
    return () => {
      current = false;
    };
  }, [analytics]);
  const choose = useCallback(
    async (given: boolean) => {
      (await analytics()).setConsent(given);
      setState(await standing(analytics));
    },
    [analytics],
  );
  return { ...state, choose };
}

async function standing(analytics: Services['analytics']): Promise<Pick<ConsentChoice, 'consent' | 'waiting'>> {
  const room = await analytics();
  return { consent: (await room.configured()) ? room.consent() : null, waiting: room.waiting() };
}
