import type { CaseAdapter } from './caseRunner.ts';

/** Every adapter of this folder, in alphabetical order. One line each, here and in the imports. */
export const adapters: readonly CaseAdapter[] = [];
