import { useEffect, useRef } from 'react';
import { Button } from '../../../components/press/Button.tsx';
import { notify } from '../../../components/notice/notify.ts';
import { Section } from '../sections/Section.tsx';

const files = () => import('./downloadFiles.ts');

const downloads = [
  {
    id: 'checklist',
    title: 'Viewing checklist',
    words: 'What to check and ask at a viewing, why it matters and what it could cost. Printable.',
    kind: 'HTML, to read and print',
  },
  {
    id: 'template',
    title: 'Deal template',
    words: 'A spreadsheet ready to import. Fill in one row per property, then import the file.',
    kind: 'CSV, for any spreadsheet',
  },
  {
    id: 'glossary',
    title: 'Glossary',
    words: 'Property jargon explained, from BRRRR to yield, with our formulas.',
    kind: 'HTML, to read and print',
  },
] as const;

/** Downloads generated in the browser. They make no server calls. */
export function DownloadsSection() {
  const place = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    // Preloads the generator before anyone can click.
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
        title: 'Couldn’t create the file',
        detail: 'Try again when you’re online. After that it also works offline.',
      });
    }
  };
  return (
    <Section id="resources" title="Downloads" lead="Created in your browser. No sign-up and no email address needed.">
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
