/** Longer texts are cut: a page of raw items must not stop the page it is shown on. */
const most = 40_000;

/** Indenting costs; what is larger is shown as it came. */
const mostIndented = 300_000;

// Marks that turn the reading direction or are not to be seen.
// oxlint-disable-next-line no-control-regex -- control characters are what is written out
const steering = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** JSON from outside as text to look at: indented where that is cheap, unseen marks written out, cut to a length. */
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
