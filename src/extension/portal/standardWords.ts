/** By whose rules a home was measured. */
export const standardWords = (isStandard: boolean, basis: string): string =>
  `${basis === '' ? '' : `${basis}. `}${
    isStandard
      ? 'Measured by the usual targets and defaults. Connect Yardstick to use your own: press its button in the browser’s bar.'
      : 'Measured by your profile.'
  }`;
