import { useService } from './services.ts';
import type { Device } from './serviceParts.ts';

/** What this device holds; loads when called. */
export const useDevice = (): (() => Promise<Device>) => useService('device');
