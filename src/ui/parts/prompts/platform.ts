/** Platforms that differ in how to install the app. */
export type Platform =
  | 'ios-safari'
  | 'ios-other'
  | 'android-chrome'
  | 'android-firefox'
  | 'desktop-chrome'
  | 'mac-safari'
  | 'firefox'
  | 'other';

export interface PlatformSigns {
  readonly userAgent: string;
  /** Maximum touch points. An iPad identifies as a Mac, but Macs have none. */
  readonly touchPoints: number;
}

/**
 * The platform, from what the browser reveals about itself. On iOS all browsers use Safari's engine, so only their names distinguish them.
 */
export function platformOf({ userAgent, touchPoints }: PlatformSigns): Platform {
  const has = (pattern: RegExp): boolean => pattern.test(userAgent);
  if (has(/iPhone|iPad|iPod/) || (has(/Macintosh/) && touchPoints > 1))
    return has(/CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo/) ? 'ios-other' : 'ios-safari';
  if (has(/Android/)) return has(/Firefox\//) ? 'android-firefox' : has(/Chrome\//) ? 'android-chrome' : 'other';
  if (has(/Firefox\//)) return 'firefox';
  if (has(/Chrome\//)) return 'desktop-chrome';
  return has(/Macintosh/) && has(/Safari\//) ? 'mac-safari' : 'other';
}

/**
 * Whether the browser deletes a site's data once the person has browsed for seven days without visiting it, unless the site is installed:
 * WebKit, and so every browser on iOS. https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/, read 27 November 2026.
 */
export const deletesUnvisited = ({ userAgent }: Pick<PlatformSigns, 'userAgent'>): boolean =>
  /AppleWebKit\//.test(userAgent) && !/Chrom(?:e|ium)\//.test(userAgent);

/** Whether this window is the installed app, not a browser tab. */
export function runsInstalled(): boolean {
  const standalone = ['standalone', 'minimal-ui', 'window-controls-overlay', 'fullscreen'];
  return standalone.some((mode) => matchMedia(`(display-mode: ${mode})`).matches) || Reflect.get(navigator, 'standalone') === true;
}

export const thisPlatform = (): Platform => platformOf({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints });
