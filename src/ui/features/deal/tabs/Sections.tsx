import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { scrollableRow } from '../../../components/panel/scrollableRow.ts';
import { buttonClass } from '../../../components/press/buttonClass.ts';

interface Section<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly content: ReactNode;
}

interface SectionsProps<Key extends string> {
  /** The accessible name of the jump links. */
  readonly label: string;
  readonly sections: readonly Section<Key>[];
  /** The section named in the URL; null to start at the top. */
  readonly asked: string | null;
  readonly onAsk: (key: Key) => void;
}

/**
 * A tab as one column of sections, with jump links above. A section is mounted when it comes near the viewport and then stays mounted. This
 * keeps opening the tab and typing in it fast.
 */
export function Sections<Key extends string>({ label, sections, asked, onAsk }: SectionsProps<Key>) {
  useEffect(() => {
    if (asked !== null) goTo(asked);
  }, [asked]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {sections.length < 2 ? null : (
        <nav aria-label={label} className={`${scrollableRow} sm:mx-0 sm:px-0 print:hidden`}>
          {sections.map(({ key, label: name }) => (
            <button
              key={key}
              type="button"
              data-testid={`section-${key}`}
              className={buttonClass('plain', 'small', 'rounded-full')}
              onClick={() => {
                onAsk(key);
                goTo(key);
              }}
            >
              {name}
            </button>
          ))}
        </nav>
      )}
      {sections.map((section) => (
        <Place key={section.key} section={section} asked={section.key === asked} />
      ))}
    </div>
  );
}

const idOf = (key: string): string => `section-${key}`;

const goTo = (key: string): void => document.getElementById(idOf(key))?.scrollIntoView();

function Place({ section: { key, label, content }, asked }: { readonly section: Section<string>; readonly asked: boolean }) {
  const place = useRef<HTMLElement>(null);
  const near = useWasNear(place);
  return (
    <section
      ref={place}
      id={idOf(key)}
      aria-labelledby={`${idOf(key)}-title`}
      className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] content-start gap-4"
    >
      <h2 id={`${idOf(key)}-title`} className="text-xl font-semibold tracking-tight">
        {label}
      </h2>
      {near || asked ? content : <div className="h-80" />}
    </section>
  );
}

/** Whether an element has ever come within half a screen of the viewport. */
function useWasNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (near || target === null) return undefined;
    const watcher = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: '50% 0px',
    });
    watcher.observe(target);
    return () => watcher.disconnect();
  }, [element, near]);
  return near;
}
