const key = 'yardstick-amounts';
const changed = 'yardstick-amounts-changed';

function stored(): string {
  try {
    return localStorage.getItem(key) ?? 'shown';
  } catch {
    return 'shown';
  }
}

/** Stores whether amounts are hidden, on the device if the browser allows it. */
export const amountsHidden = {
  current: (): boolean => (document.documentElement.dataset['amounts'] ??= stored()) === 'hidden',
  subscribe: (listener: () => void): (() => void) => {
    globalThis.addEventListener(changed, listener);
    return () => globalThis.removeEventListener(changed, listener);
  },
  toggle: (): void => {
    const hide = !amountsHidden.current();
    document.documentElement.dataset['amounts'] = hide ? 'hidden' : 'shown';
    try {
      if (hide) localStorage.setItem(key, 'hidden');
      else localStorage.removeItem(key);
    } catch {
      // Not saved, but applies for this visit.
    }
    globalThis.dispatchEvent(new Event(changed));
  },
};
