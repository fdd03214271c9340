import { err } from '../../core/kernel/result.ts';
import type { DirectFetch } from './directSource.ts';
import type { FetchPage } from './portalPage.ts';

/** The page fetcher, or one that makes no request if the operator has switched fetching off. */
export const gateDirectFetch = (allowed: DirectFetch, fetchPage: FetchPage): FetchPage =>
  allowed === 'off' ? () => Promise.resolve(err('direct_fetch_off')) : fetchPage;
