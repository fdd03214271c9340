import { useCallback, useEffect, useState } from 'react';
import { useAppFiles } from '../../../hooks/appFiles.ts';
import type { AppFilesStatus } from '../../../hooks/serviceParts.ts';

const againMs = 5_000;

/** Status of the app's stored files, polled while the screen is visible. Null until the first check. */
export function useAppFilesStatus(): { readonly standing: AppFilesStatus | null; readonly look: () => Promise<void> } {
  const appFiles = useAppFiles();
  const [standing, setStanding] = useState<AppFilesStatus | null>(null);
  const look = useCallback(async () => setStanding(await (await appFiles()).standing()), [appFiles]);
  useEffect(() => {
    const lookIfSeen = (): void => {
      if (!document.hidden) void look();
    };
    lookIfSeen();
    const timer = setInterval(lookIfSeen, againMs);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [look]);
  return { standing, look };
}
