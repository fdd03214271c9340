/** How the user just signed in: null when already signed in, `recovery` when they must choose a new password. */
export type SignInKind = 'signed-in' | 'recovery' | null;
