/**
 * A typed phone number in E.164 form, such as "+447700900123". Null if it has no country code, or too few or too many digits. An
 * international prefix of 00 counts as the plus sign.
 */
export function phoneNumber(typed: string): string | null {
  const compact = typed.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(compact) ? compact : null;
}

/** How a number is shown in lists: its last three digits. */
export const shortPhone = (phone: string): string => `Phone ending in ${phone.slice(-3)}`;
