import { useEffect, useState } from 'react';
import type { Community } from '../../../community/community.ts';
import { useFeedCopy, type FeedCopy } from '../../../data/community/feedCopy.ts';
import { useMembership } from '../../hooks/useMembership.ts';
import { useConnection } from '../connection/useConnection.ts';

export interface OpenCommunity {
  readonly community: Community;
  readonly copy: FeedCopy;
  /** `failed`: the server was asked and gave no feed. */
  readonly asking: 'asking' | 'answered' | 'failed';
  /** Asks the server for the newest. */
  readonly refresh: () => void;
}

/** The person's community, opened once; null while it opens or where nobody is signed in. */
export function usePersonCommunity(): Community | null {
  const membership = useMembership();
  const [community, setCommunity] = useState<Community | null>(null);
  useEffect(() => {
    let stale = false;
    void membership.community().then((found) => (stale ? undefined : setCommunity(found)));
    return () => {
      stale = true;
    };
  }, [membership]);
  return community;
}

/** The feed as this device has it, asked for anew when the screen comes and when the connection is back; null while it opens. */
export function useCommunity(): OpenCommunity | null {
  const community = usePersonCommunity();
  const copy = useFeedCopy(community?.db ?? null);
  const connection = useConnection();
  const [asking, setAsking] = useState<OpenCommunity['asking']>('asking');
  useEffect(() => {
    if (community !== null && connection === 'online') void ask(community).then(setAsking);
  }, [community, connection]);
  const refresh = () => {
    setAsking('asking');
    if (community !== null) void ask(community).then(setAsking);
  };
  return community === null || copy === undefined ? null : { community, copy, asking, refresh };
}

const ask = async (community: Community): Promise<OpenCommunity['asking']> =>
  (await community.refresh().catch(() => false)) ? 'answered' : 'failed';
