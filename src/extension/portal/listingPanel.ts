import { button, element } from '../draw/element.ts';
import { scoreTape } from '../draw/tape.ts';
import type { Kept, ListingView, MeasureAnswer, PanelInput, Typed } from '../messages.ts';
import type { Dock } from './dock.ts';
import { knownDealBadge } from './knownDealBadge.ts';
import { standardLabel } from './standardLabel.ts';

interface ListingPanel {
  readonly dock: Dock;
  readonly measure: (typed: Typed) => Promise<MeasureAnswer>;
  readonly keep: (own: MeasureAnswer['own']) => Promise<Kept>;
}

/** Whether the drawn content has user input. */
export interface Touched {
  readonly isTouched: () => boolean;
}

/** Shows the panel on a listing page: the listing's result under the user's rules, and the main inputs. */
export function showListing({ dock, measure, keep }: ListingPanel, first: ListingView): Touched {
  const typed: Record<string, string> = {};
  let own: MeasureAnswer['own'] = null;
  let asked = 0;
  let isKept = false;
  const result = element('div', { class: 'part', attributes: { 'data-part': 'result', 'aria-live': 'polite' } });
  const type = async (key: string, text: string): Promise<void> => {
    typed[key] = text;
    asked += 1;
    const turn = asked;
    const answer = await measure(typed);
    // Ignores a late response to earlier input.
    if (turn !== asked) return;
    own = answer.own;
    draw(answer.view);
  };
  const fields = first.inputs.map((input) => createField(input, (text) => void type(input.key, text)));
  const draw = (view: ListingView): void => {
    result.replaceChildren(...resultParts(view));
    dock.head(headingOf(view));
    for (const field of fields) field.show(view.inputs.find(({ key }) => key === field.key));
  };
  const keepThis = async (): Promise<void> => {
    isKept = true;
    keepButton.disabled = true;
    const { ok, words } = await keep(own);
    keepButton.disabled = false;
    if (ok) keepButton.textContent = 'Keep again';
    dock.say(words);
  };
  const keepButton = button(first.known === null ? 'Keep' : 'Keep again', 'main', () => void keepThis());
  dock.show({
    heading: headingOf(first),
    body: [
      ...(first.known === null ? [] : [knownDealBadge(first.known)]),
      result,
      element('div', { class: 'part' }, [element('h2', { text: 'Key inputs' }), ...fields.map(({ row }) => row)]),
      ...missingPart(first.missing),
      element('p', { class: 'quiet-text', text: standardLabel(first.isStandard, first.basis) }),
    ],
    foot: [element('div', { class: 'row' }, [keepButton])],
  });
  draw(first);
  return { isTouched: () => asked > 0 || isKept };
}

const headingOf = ({ result }: ListingView): string =>
  result.kind === 'measured' ? `${result.score} · ${result.standing}` : 'Missing details';

function resultParts({ result }: ListingView): readonly Node[] {
  if (result.kind === 'gap') return [element('p', { class: 'verdict', text: result.words })];
  const { verdict, score, low, high, figures, solves, standing, tone } = result;
  const range = low === high ? '' : `, likely ${low}–${high}`;
  return [
    element('p', { class: 'verdict', text: verdict }),
    scoreTape(result),
    element('p', { class: tone, text: `Score ${score} out of 100${range}. ${standing}.` }),
    element(
      'dl',
      { class: 'figures' },
      figures.map(({ id, label, value, note, delta, tone: of }) =>
        element('div', { attributes: { 'data-figure': id } }, [
          element('dt', { text: label }),
          element('dd', { text: value }, [
            note ? element('small', { class: 'quiet-text', text: note }) : null,
            delta === null ? null : element('small', { class: of, text: delta }),
          ]),
        ]),
      ),
    ),
    ...solves.map(({ label, value, note }) =>
      element('div', { class: 'solve' }, [
        element('span', { text: label }),
        element('b', { text: value }),
        element('small', { text: note }),
      ]),
    ),
  ];
}

const missingPart = (missing: readonly string[]): readonly Node[] =>
  missing.length === 0
    ? []
    : [
        element('div', { class: 'part' }, [
          element('h2', { text: 'To check' }),
          element(
            'ul',
            {},
            missing.map((words) => element('li', { class: 'quiet-text', text: words })),
          ),
        ]),
      ];

interface Field {
  readonly key: string;
  readonly row: HTMLElement;
  show(input: PanelInput | undefined): void;
}

function createField({ key, label, unit }: PanelInput, onType: (text: string) => void): Field {
  const trouble = element('span', { class: 'trouble', attributes: { role: 'alert' } });
  const input = element('input', { attributes: { type: 'text', inputmode: 'decimal', autocomplete: 'off', name: key } });
  input.addEventListener('input', () => onType(input.value));
  const row = element('label', { class: 'input', attributes: { 'data-input': key } }, [
    element('span', { text: label }, [element('small', { text: unit === '' ? '' : ` ${unit}` })]),
    input,
    trouble,
  ]);
  return {
    key,
    row,
    show: (shown) => {
      trouble.textContent = shown?.trouble ?? '';
      input.classList.toggle('own', shown?.isOwn === true);
      // Never overwrites a field being edited.
      if (shown !== undefined && !shown.isOwn && (input.getRootNode() as ShadowRoot).activeElement !== input) input.value = shown.text;
    },
  };
}
