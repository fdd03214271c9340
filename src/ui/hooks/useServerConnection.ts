import { useService } from './services.ts';
import type { ServerConnection } from './serviceParts.ts';

/** The connection to the app's own server. */
export const useServerConnection = (): ServerConnection => useService('connection');
