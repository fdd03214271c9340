import { useEffect, useRef } from 'react';
import { Button } from '../../../components/press/Button.tsx';
import { notify } from '../../../components/notice/notify.ts';
import { Section } from '../sections/Section.tsx';

const files = () => import('./downloadFiles.ts');

const downloads = [
  {
    id: 'checklist',
    title: 'Viewing checklist',
    words: 'What to look at and ask while you stand in the property, why, and what a fault leads to. Prints on paper.',
    kind: 'HTML, to read and print',
  },
  {
    id: 'template',
    title: 'Deal template',
    words: 'A spreadsheet with the columns that the workbench takes in: fill in a row per property, then import the file.',
    kind: 'CSV, for any spreadsheet',
  },
  {
    id: 'glossary',
    title: 'Glossary',
    words: 'The words of the field in plain ones, from BRRRR to yield, with the formula by which Yardstick works each out.',
    kind: 'HTML, to read and print',
  },
] as const;

/** Files made in the browser of what the product knows; nothing is asked of a server when they are. */
export function DownloadsSection() {
  const place = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    // What makes the files is here before anybody can press a button.
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && void files(), { rootMargin: '800px' });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  const save = async (id: (typeof downloads)[number]['id']) => {
    try {
      const { saveDownload } = await files();
      await saveDownload(id);
    } catch {
      notify({
        tone: 'poor',
        title: 'The file could not be made',
        detail: 'Try again when you are online; after that it works without a connection too.',
      });
    }
  };
  return (
    <Section
      id="resources"
      title="To take with you"
      lead="Made in your browser when you press the button. Nothing is asked of us, and no address of yours."
    >
      <ul ref={place} className="grid gap-4 md:grid-cols-3">
        {downloads.map(({ id, title, words, kind }) => (
          <li key={id} className="grid content-start gap-2 border-t-2 border-ink pt-4">
            <h3 className="text-xl font-semibold tracking-tight">{title}</h3>
            <p className="text-pretty text-ink-2">{words}</p>
            <p className="text-[13px] text-ink-3">{kind}</p>
            <Button
              data-testid={`download-${id}`}
              aria-label={`Download: ${title}`}
              className="mt-2 justify-self-start"
              onClick={() => void save(id)}
            >
              Download
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
