import { useService } from './services.ts';
import type { AppFiles } from './serviceParts.ts';

/** The app's own files, loaded when called. */
export const useAppFiles = (): (() => Promise<AppFiles>) => useService('appFiles');
