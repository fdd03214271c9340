export const noWebKit: string;
export function findWebKit(): { readonly driver: string; readonly screen: string; readonly python: string } | null;
export function findOrInstallWebKit(): string | null;
