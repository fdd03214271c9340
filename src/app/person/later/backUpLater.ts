import { backUpToFile, type AutomaticBackup } from '../../../data/device/automaticBackup.ts';
import { onceQuiet, type Exclusively } from './onceQuiet.ts';

interface BackUpContext extends AutomaticBackup {
  readonly exclusively: Exclusively;
}

/** After a start's own work, and then as long as the app is open. */
const quietMs = 15_000;
const everyMs = 300_000;

/** Keeps the person's chosen backup file up to date, in one tab at a time. */
export function backUpLater({ exclusively, ...context }: BackUpContext): () => void {
  const name = `backup-${context.view.name}`;
  const back = async (): Promise<void> => void (await backUpToFile(context));
  const stop = onceQuiet({ name, afterMs: quietMs, exclusively }, back);
  const timer = setInterval(() => void exclusively(name, back).catch(() => undefined), everyMs);
  return () => {
    stop();
    clearInterval(timer);
  };
}
