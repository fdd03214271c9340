export type Exclusively = (name: string, work: () => Promise<void>) => Promise<unknown>;

interface LaterWork {
  /** Names the work among all tabs of this person. */
  readonly name: string;
  /** Milliseconds after the start. */
  readonly afterMs: number;
  readonly exclusively: Exclusively;
}

/** Does something once a start, after its work and in one tab only; what fails is due at the next start. Returns what calls it off. */
export function onceQuiet({ name, afterMs, exclusively }: LaterWork, work: () => Promise<void>): () => void {
  const timer = setTimeout(() => void exclusively(name, work).catch(() => undefined), afterMs);
  return () => clearTimeout(timer);
}
