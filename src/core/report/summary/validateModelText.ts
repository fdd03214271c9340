import { err, ok, type Result } from '../../kernel/result.ts';
import { unknownFigures } from './extractFigures.ts';

/** The reason why a text written by a model is not shown. */
export type ModelTextRefusal =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'markup' }
  | { readonly kind: 'figures'; readonly figures: readonly string[] };

/** The maximum length of a model's answer, in characters. A longer answer is refused. */
export const maxModelAnswer = 4000;

/**
 * A model's answer as paragraphs of plain text, or the reason why it is refused. Model output is untrusted, because a listing may have
 * injected a prompt. Control and bidirectional characters are removed; links, addresses and markup are refused; each figure must be one of
 * `facts`.
 */
export function validateModelText(answer: string, facts: readonly string[]): Result<readonly string[], ModelTextRefusal> {
  if (answer.length > maxModelAnswer) return err({ kind: 'too-long' });
  if (/\ufffd|\p{Surrogate}/u.test(answer)) return err({ kind: 'unreadable' });
  const plain = answer.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll(unseen, '');
  const paragraphs = plain
    .split(/\n+/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  if (paragraphs.length === 0) return err({ kind: 'empty' });
  if (linkOrMarkup.test(paragraphs.join('\n').normalize('NFKC'))) return err({ kind: 'markup' });
  const figures = unknownFigures(paragraphs.join('\n'), facts);
  return figures.length === 0 ? ok(paragraphs) : err({ kind: 'figures', figures });
}

const unseen =
  // oxlint-disable-next-line no-control-regex -- control characters are what this takes out
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu;

/** Tags, entities, Markdown links, images, references and code, any URL scheme, and any web or email address. */
const linkOrMarkup =
  /[<>`]|&(?:#\w+|\w+);|!?\[[^\]]*\]|\]\(|\*\*|__|^#+ |\b[a-z][a-z0-9+.-]*:\/\/|\/\/\w|\b(?:javascript|data|vbscript|mailto|tel|blob|file)\s*:|\bwww\.|[\w.-]+@[\w.-]+|\b[a-z0-9-]+\.(?:[a-z]{2,3}\.)?(?:com|net|org|io|co|uk|eu|de|fr|info|biz|dev|app|xyz|site|online|example|test|ru|cn)\b/imu;
