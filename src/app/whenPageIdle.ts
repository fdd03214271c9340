const tickMs = 40;
const quietTicks = 4;
/** A timer that fires later than this, in milliseconds, had to wait for other work. */
const lateMs = 12;

/** Resolves when the page has been idle for a sixth of a second, or after `mostMs`, so that background work does not delay rendering. */
export async function whenPageIdle(mostMs: number): Promise<void> {
  const end = performance.now() + mostMs;
  for (let calm = 0; calm < quietTicks && performance.now() < end;) {
    const asked = performance.now();
    await new Promise((resolve) => setTimeout(resolve, tickMs));
    calm = performance.now() - asked - tickMs > lateMs ? 0 : calm + 1;
  }
}
