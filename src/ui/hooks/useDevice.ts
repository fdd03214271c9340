import { useService } from './services.ts';
import type { Device } from './serviceParts.ts';

/** Commands on the user's data on this device, loaded when called. */
export const useDevice = (): (() => Promise<Device>) => useService('device');
