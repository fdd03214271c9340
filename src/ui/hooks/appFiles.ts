import { useService } from './services.ts';

/** How the app's own files stand on this device. */
export interface FilesStanding {
  /** The build this page was made from. */
  readonly page: string;
  /** `serving`: the service worker answers this page. `starting`: it is being installed. `none`: this page goes without one. */
  readonly worker: 'serving' | 'starting' | 'none' | 'unsupported';
  /** The build whose files are kept; null when the worker did not say. */
  readonly build: string | null;
  /** Paths of this build's files that are on the device, and those that are not. */
  readonly kept: readonly string[];
  readonly missing: readonly string[];
  /** A newer version is ready and waits for the person's word. */
  readonly updateReady: boolean;
}

export type UpdateCheck = 'current' | 'ready' | 'offline' | 'unsupported';

/** `newer`: the repair found a newer version, which brings all its files anew. `refused`: files the server does not have whole. */
export type RepairAnswer =
  | { readonly kind: 'repaired'; readonly files: number }
  | { readonly kind: 'newer' | 'offline' | 'unsupported' | 'silent' }
  | { readonly kind: 'refused'; readonly paths: readonly string[] };

/** The app's own files: what is kept, whether there is a newer version, and how they are put right. Never touches the person's data. */
export interface AppFiles {
  standing(): Promise<FilesStanding>;
  /** Asks the server whether there is a newer version. */
  check(): Promise<UpdateCheck>;
  /** Fetches every file of this version anew. */
  repair(): Promise<RepairAnswer>;
  /** Drops workers and files and starts from the server: for when a repair gets no answer. False when the server does not answer, and nothing was done. */
  startOver(): Promise<boolean>;
}

/** The app's own files; load when called. */
export const useAppFiles = (): (() => Promise<AppFiles>) => useService('appFiles');
