const key = 'yardstick-amounts';
const listeners = new Set<() => void>();

/** For this visit where the browser refuses storage. */
let here: boolean | null = null;

function stored(): boolean {
  try {
    return localStorage.getItem(key) === 'hidden';
  } catch {
    return false;
  }
}

/** Whether amounts of money are hidden on this device's screens; a store, remembered on the device. */
export const amountsHidden = {
  current: (): boolean => (here ??= stored()),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  toggle: (): void => {
    here = !amountsHidden.current();
    try {
      if (here) localStorage.setItem(key, 'hidden');
      else localStorage.removeItem(key);
    } catch {
      // Not kept, but so for this visit.
    }
    listeners.forEach((tell) => tell());
  },
};
