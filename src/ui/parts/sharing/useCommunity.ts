import { useEffect, useState } from 'react';
import type { Community } from '../../../community/community.ts';
import { useFeedCache, type FeedCache } from '../../../data/community/feedCache.ts';
import { useMembership } from '../../hooks/useMembership.ts';
import { useConnection } from '../connection/useConnection.ts';

export interface OpenCommunity {
  readonly community: Community;
  readonly copy: FeedCache;
  /** `failed`: the request for the feed failed. */
  readonly asking: 'asking' | 'answered' | 'failed';
  /** Requests the latest feed from the server. */
  readonly refresh: () => void;
}

/** The user's community, opened once; null while opening or signed out. */
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

/** The cached feed, refreshed on mount and on reconnection; null while opening. */
export function useCommunity(): OpenCommunity | null {
  const community = usePersonCommunity();
  const copy = useFeedCache(community?.db ?? null);
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
