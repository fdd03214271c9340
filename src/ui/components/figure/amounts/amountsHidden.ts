const key = 'yardstick-amounts';
const changed = 'yardstick-amounts-changed';

function stored(): string {
  try {
    return localStorage.getItem(key) ?? 'shown';
  } catch {
    return 'shown';
  }
}

/** Whether amounts of money are hidden on this page, remembered on the device where the browser lets it; a store. */
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
      // Not kept, but so for this visit.
    }
    globalThis.dispatchEvent(new Event(changed));
  },
};
