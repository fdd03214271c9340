export function findFirefox(): string | null;
export function findOrInstallFirefox(): string | null;
