import { useService } from './services.ts';
import type { Device } from './serviceParts.ts';

/** The user's data on this device; loads when called. */
export const useDevice = (): (() => Promise<Device>) => useService('device');
