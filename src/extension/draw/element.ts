interface Props {
  readonly class?: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly onClick?: () => void;
}

type Child = Node | null | false;

/** An element with class, text, attributes and children. Text is never parsed as markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { class: className, text, attributes = {}, onClick }: Props = {},
  children: readonly Child[] = [],
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  if (text !== undefined) made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (onClick !== undefined) made.addEventListener('click', onClick);
  made.append(...children.filter((child) => child !== null && child !== false));
  return made;
}

/** A button that does not submit a form. */
export const button = (text: string, look: 'main' | 'quiet', onClick: () => void): HTMLButtonElement =>
  element('button', { class: look, text, attributes: { type: 'button' }, onClick });
