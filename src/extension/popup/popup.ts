import { sendToWorker } from '../sendToWorker.ts';
import { browserApi } from '../browserApi.ts';
import { button, element } from '../draw/element.ts';
import type { PopupState } from '../messages.ts';

/** The extension's popup: the connected app and the waiting pages. */
const api = browserApi();

async function start(): Promise<void> {
  draw(await sendToWorker(api, 'popup/state', null));
}

function draw(state: PopupState): void {
  document.querySelector('main')?.replaceChildren(
    element('h1', { text: 'Yardstick' }),
    ...(state.asked === null ? [] : [askedPart(state.asked)]),
    connectionPart(state),
    waitingPart(state),
    element('p', {
      class: 'quiet-text',
      text: 'Listings are read in this browser. Only pages you keep are sent, and only to the Yardstick site you connected.',
    }),
  );
}

const askedPart = (origin: string): HTMLElement =>
  element('section', { class: 'part known', attributes: { 'data-part': 'asked' } }, [
    element('p', { text: `${hostOf(origin)} wants to connect.` }),
    element('p', {
      class: 'quiet-text',
      text: 'It will share your profile, your targets, and your deals’ prices and stages with this extension. Only connect if you pressed Connect on that site.',
    }),
    element('div', { class: 'row' }, [
      button('Connect', 'main', () => void sendToWorker(api, 'popup/answer', { connect: true }).then(draw)),
      button('Not now', 'quiet', () => void sendToWorker(api, 'popup/answer', { connect: false }).then(draw)),
    ]),
  ]);

function connectionPart({ connected, asked, appUrl }: PopupState): HTMLElement {
  if (connected === null)
    return element('section', { class: 'part', attributes: { 'data-part': 'connection' } }, [
      element('h2', { text: 'Not connected' }),
      element('p', { text: 'Listings are scored with default targets and assumptions.' }),
      asked === null
        ? element('p', {
            class: 'quiet-text',
            text: 'To use your own, open Yardstick, go to “This device”, and press Connect next to “Browser extension”.',
          })
        : null,
      openButton(`${appUrl}/install`),
    ]);
  const { origin, deals, snapshotAt } = connected;
  return element('section', { class: 'part', attributes: { 'data-part': 'connection' } }, [
    element('h2', { text: `Connected to ${hostOf(origin)}` }),
    element('p', {
      text:
        snapshotAt === null
          ? 'Open Yardstick to load your profile.'
          : `Your profile and ${deals === 1 ? '1 deal' : `${deals} deals`}, as of ${new Date(snapshotAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}.`,
    }),
    element('div', { class: 'row' }, [
      openButton(`${origin}/deals`),
      button('Disconnect', 'quiet', () => void sendToWorker(api, 'popup/disconnect', null).then(draw)),
    ]),
  ]);
}

const openButton = (url: string): HTMLButtonElement => button('Open Yardstick', 'quiet', () => void api.tabs.create({ url }));

function waitingPart({ waiting }: PopupState): HTMLElement {
  return element('section', { class: 'part', attributes: { 'data-part': 'waiting' } }, [
    element('h2', { text: waiting.length === 0 ? 'No waiting pages' : `Waiting for Yardstick: ${waiting.length}` }),
    element(
      'ul',
      { class: 'part' },
      waiting.map(({ id, title }) =>
        element('li', { class: 'row' }, [
          element('span', { class: 'title', text: title }),
          button('Discard', 'quiet', () => void sendToWorker(api, 'popup/discard', { id }).then(draw)),
        ]),
      ),
    ),
  ]);
}

const hostOf = (origin: string): string => new URL(origin).host;

api.runtime.onMessage.addListener(() => {
  void start();
  return false;
});

void start();
