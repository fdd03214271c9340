/** Settings that a device computes for itself, or that apply only to it. */
const ownToDevice = ['sync/', 'backup/', 'rescoring', 'rereadings', 'unreadable', 'alerts/'];

/** Whether a view setting belongs in a backup: a person's choice rather than the state of a device. */
export const isBackedUpSetting = (key: string): boolean => !ownToDevice.some((begin) => key.startsWith(begin));
