/** The report's sender: a name and a logo. It is stored on the device and printed on every edition. */
export interface Letterhead {
  readonly name: string;
  readonly logo: Logo | null;
}

/** A picture as a data URL, JPEG (which a PDF embeds unchanged), with its size in pixels. */
export interface Logo {
  readonly dataUrl: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The maximum length of the data URL, in characters. It allows an image of about 90 kB, so that a report with one stays well under 300 kB.
 */
export const maxLogoLength = 120_000;

/** Whether a stored value is an image that may be printed. Checks the data URL but not the pixels. */
export function isLogo(value: unknown): value is Logo {
  if (typeof value !== 'object' || value === null) return false;
  const { dataUrl, width, height } = value as Partial<Record<keyof Logo, unknown>>;
  return typeof dataUrl === 'string' && dataUrl.length <= maxLogoLength && imageData.test(dataUrl) && isSize(width) && isSize(height);
}

const imageData = /^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/;

const isSize = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 4000;
