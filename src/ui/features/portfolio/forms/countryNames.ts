const names = new Intl.DisplayNames('en-GB', { type: 'region' });

/** The countries offered in forms. A stored record may also have a country that is not offered. */
const codes = ['GB', 'IE', 'FR', 'ES', 'PT', 'IT', 'DE', 'NL', 'BE', 'AT', 'PL', 'US'] as const;

export const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);

export const countryNames: Readonly<Record<string, string>> = Object.fromEntries(codes.map((code) => [code, countryName(code)]));
