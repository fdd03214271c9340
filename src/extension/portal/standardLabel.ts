/** The label that says whether a listing was scored with the user's rules or the default ones. */
export const standardLabel = (isStandard: boolean, basis: string): string =>
  `${basis === '' ? '' : `${basis}. `}${
    isStandard
      ? 'Scored with default targets and assumptions. To use your own, connect Yardstick from its icon in the browser’s toolbar.'
      : 'Scored with your profile.'
  }`;
