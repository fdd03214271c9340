import { stage } from '../support/stage.ts';
import { inEachEngine } from './inEachEngine.ts';
import { eventually } from './screen.ts';

const { product } = stage();

inEachEngine('A press waits until the button is enabled, and is repeated if the button moved away', async (open) => {
  const screen = await open();
  await screen.goTo(`${product().origin}/deals`);
  await screen.read(() => {
    const button = document.createElement('button');
    button.dataset['testid'] = 'moving';
    button.textContent = 'Waiting';
    button.disabled = true;
    document.body.replaceChildren(button);
    setTimeout(() => (button.disabled = false), 500);
    button.addEventListener('mousedown', () => (button.style.marginTop = '200px'), { once: true });
    button.addEventListener('click', () => (button.textContent = 'Pressed'));
  });
  await screen.press('moving');
  await eventually(() => screen.text('moving')).toBe('Pressed');
});
