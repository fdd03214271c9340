/** Where the app runs, as far as installing differs. */
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
  /** Fingers the screen can tell apart: an iPad calls itself a Mac, and no Mac has any. */
  readonly touchPoints: number;
}

/** The platform by what its browser says of itself; every engine on iOS is Safari's, so its name decides there. */
export function platformOf({ userAgent, touchPoints }: PlatformSigns): Platform {
  const has = (pattern: RegExp): boolean => pattern.test(userAgent);
  if (has(/iPhone|iPad|iPod/) || (has(/Macintosh/) && touchPoints > 1))
    return has(/CriOS|FxiOS|EdgiOS|OPiOS|DuckDuckGo/) ? 'ios-other' : 'ios-safari';
  if (has(/Android/)) return has(/Firefox\//) ? 'android-firefox' : has(/Chrome\//) ? 'android-chrome' : 'other';
  if (has(/Firefox\//)) return 'firefox';
  if (has(/Chrome\//)) return 'desktop-chrome';
  return has(/Macintosh/) && has(/Safari\//) ? 'mac-safari' : 'other';
}

/** Whether this window is the installed app, and not a browser's tab. */
export function runsInstalled(): boolean {
  const standalone = ['standalone', 'minimal-ui', 'window-controls-overlay', 'fullscreen'];
  return standalone.some((mode) => matchMedia(`(display-mode: ${mode})`).matches) || Reflect.get(navigator, 'standalone') === true;
}

export const thisPlatform = (): Platform => platformOf({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints });
