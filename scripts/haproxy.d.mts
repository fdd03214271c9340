export function findHaproxy(): string | null;
export function findOrInstallHaproxy(): string | null;
