const key = 'yardstick-single-keys';

/** Whether single-key shortcuts are on for this device. On by default, and when the browser refuses storage. */
export function singleKeysOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Saves the choice on this device. */
export function switchSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Not saved, because the browser refuses storage.
  }
}
