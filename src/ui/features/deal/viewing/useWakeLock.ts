import { useEffect } from 'react';

/** Keeps the screen awake while the page is visible. Does nothing if the browser does not support wake locks. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const acquire = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      // Battery saver mode rejects the request.
      const got = await navigator.wakeLock.request('screen').catch(() => null);
      if (left) void got?.release();
      else lock = got;
    };
    const request = () => void acquire();
    request();
    // The browser releases the lock whenever the page is hidden, so it is requested again.
    document.addEventListener('visibilitychange', request);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, []);
}
