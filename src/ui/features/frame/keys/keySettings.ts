const key = 'yardstick-single-keys';

/** Whether single keys do anything on this device; they do unless switched off. A browser that refuses storage has them on. */
export function singleKeysOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps the choice on this device. */
export function switchSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Not kept: the browser refuses storage.
  }
}
