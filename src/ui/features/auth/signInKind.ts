/** How the user just signed in: null if the user was already signed in, `recovery` when they must choose a new password. */
export type SignInKind = 'signed-in' | 'recovery' | null;
