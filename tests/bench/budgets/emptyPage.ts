import type { Page } from 'playwright';
import { medianOf, type BenchLine } from '../line.ts';

// Scripts for a page, as text, because functions compiled by tsx do not run there.

/** The reference for typing and presses: a page with one field and one button, which update a text at once. */
export const emptyPage = `<!doctype html><meta name="viewport" content="width=device-width"><input style="position:absolute;left:20px;top:20px;width:200px;height:44px">
<button style="position:absolute;left:20px;top:100px;width:200px;height:44px">Press</button><output></output>
<script>
  const say = (text) => (document.querySelector('output').textContent = text);
  document.querySelector('input').addEventListener('input', ({ target }) => say(target.value));
  document.querySelector('button').addEventListener('click', () => say('pressed'));
</script>`;

/**
 * Measures from the next event of a type until `isThere` is true. `globalThis.answered` becomes a promise of the milliseconds
 * from the event's own timestamp until the result was in the page, and until its frame was drawn.
 */
export const answerAfter = (event: string, isThere: string): string => `globalThis.answered = new Promise((resolve) => {
  addEventListener(${JSON.stringify(event)}, ({ timeStamp }) => {
    const isThere = () => ${isThere};
    let there = 0;
    const watch = new MutationObserver(() => note());
    const note = () => {
      if (there > 0 || !isThere()) return;
      watch.disconnect();
      there = performance.now();
    };
    watch.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
    const look = () => requestAnimationFrame(() => {
      // A field's value changes without a mutation.
      note();
      if (there === 0) return look();
      setTimeout(() => resolve({ inPage: there - timeStamp, drawn: performance.now() - timeStamp }));
    });
    look();
  }, { capture: true, once: true });
});
undefined;`;

/** Milliseconds since an event. */
export interface Answered {
  readonly inPage: number;
  readonly drawn: number;
}

const patienceMs = 10_000;

/** The times after the event; ten seconds if nothing happened. */
export const answered = (page: Page): Promise<Answered> =>
  page.evaluate<Answered>(`Promise.race([
    globalThis.answered,
    new Promise((resolve) => setTimeout(() => resolve({ inPage: ${patienceMs}, drawn: ${patienceMs} }), ${patienceMs})),
  ])`);

/** The median time until the frame is drawn, and its ratio to the time on an empty page. */
export function besideEmptyPage(
  name: string,
  { ours, alone }: { readonly ours: readonly Answered[]; readonly alone: readonly Answered[] },
): BenchLine {
  const [own, other] = [ours, alone].map((answers) => medianOf(answers.map(({ drawn }) => drawn)));
  return {
    name: `  ${name}, compared with an empty page`,
    value: own ?? Number.NaN,
    unit: 'ms',
    ratio: (own ?? Number.NaN) / (other ?? Number.NaN),
  };
}
