/** Longer texts are truncated, so that raw items cannot freeze the page. */
const most = 40_000;

/** Indenting is slow, so larger texts are shown unformatted. */
const mostIndented = 300_000;

// Bidirectional controls and invisible characters.
// oxlint-disable-next-line no-control-regex -- control characters are the target
const steering = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** External JSON for display: indented when small, invisible characters escaped, truncated. */
export function plainJson(text: string): string {
  const shown = (text.length > mostIndented ? text : indented(text)).replaceAll(
    steering,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return shown.length <= most ? shown : `${shown.slice(0, most)}\n… ${(shown.length - most).toLocaleString('en-GB')} more characters`;
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
