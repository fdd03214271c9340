/** Runs `work` while this tab alone holds the lock of that name; null when another tab has it. */
export async function exclusively<Value>(name: string, work: () => Promise<Value>): Promise<Value | null> {
  return navigator.locks.request(`yardstick-${name}`, { ifAvailable: true }, async (lock) => (lock === null ? null : work()));
}
