import { useEffect } from 'react';

/** Keeps the screen on while it is open and seen. Where the platform cannot, nothing happens. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const hold = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      // A device that saves its battery refuses.
      const got = await navigator.wakeLock.request('screen').catch(() => null);
      if (left) void got?.release();
      else lock = got;
    };
    const again = () => void hold();
    again();
    // The platform lets go whenever the page is hidden.
    document.addEventListener('visibilitychange', again);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
