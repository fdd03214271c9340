/** What a device works out for itself, or holds for itself alone. */
const ownToDevice = ['sync/', 'backup/', 'rescoring', 'rereadings', 'unreadable', 'alerts/'];

/** Whether a setting of the view belongs into a backup: a person's choice and not the state of a device. */
export const isKeptSetting = (key: string): boolean => !ownToDevice.some((begin) => key.startsWith(begin));
