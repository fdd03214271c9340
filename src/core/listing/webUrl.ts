/**
 * The part of the WHATWG URL that core uses. Every engine we run in has it; core compiles without the types of any.
 */
export interface WebUrl {
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  /** The query with its question mark, or empty. */
  readonly search: string;
}

declare const URL: new (text: string) => WebUrl;

/** Characters that no host may hold. Chromium encodes some of them where Node throws; refusing them makes both agree. */
const forbiddenInHost = /[\s%"<>^`{|}\\]/u;

/** A URL from text, or null when it is not one; the same answer in Node, Deno and browsers. */
export function parseWebUrl(text: string): WebUrl | null {
  try {
    const url = new URL(text);
    return forbiddenInHost.test(url.hostname) ? null : url;
  } catch {
    return null;
  }
}
