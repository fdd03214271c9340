/**
 * The part of the WHATWG URL interface that core uses. Every engine we run in has it, but core compiles without the types of any engine.
 */
export interface WebUrl {
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  /** The query with its question mark, or an empty text. */
  readonly search: string;
}

declare const URL: new (text: string) => WebUrl;

/**
 * Characters not allowed in a host (URL Standard, "forbidden domain code point"). Chromium encodes a space where Node throws, and encodes
 * allowed characters ("*`{}) that Node leaves unchanged. Refusing only the forbidden ones makes both agree.
 */
const forbiddenInHost = /[\s<>^|\\]|%(?!22|2a|60|7b|7d)/iu;

/** A URL from text, or null if it is not one; the same result in Node, Deno and browsers. */
export function parseWebUrl(text: string): WebUrl | null {
  try {
    const url = new URL(text);
    return forbiddenInHost.test(url.hostname) ? null : url;
  } catch {
    return null;
  }
}
