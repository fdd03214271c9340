import { useState, type DragEvent } from 'react';
import { Button } from '../../../components/press/Button.tsx';
import { EmptyState } from '../../../components/notice/EmptyState.tsx';
import { readBytes } from '../../../../data/files/readFile.ts';
import { CoveragePanel } from './CoveragePanel.tsx';
import { TracedPages } from './TracedPages.tsx';
import { useTraces, type PageToTrace } from './useTraces.ts';

/** Reads dropped or pasted pages and JSON on this device, tracing every fact. */
export function PageReader() {
  const { pages, read, clear } = useTraces();
  const busy = pages.some(({ result }) => result.kind === 'reading');
  const listings = pages.flatMap(({ result }) => (result.kind === 'read' ? result.trace.listings : []));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <section
        aria-label="A page to read"
        className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-2 border border-line bg-card p-4 shadow-1 sm:p-5 lg:grid-cols-2"
      >
        <FileDrop onFiles={(files) => void read(files.map(fileToTrace))} />
        <SourceBox busy={busy} onSource={(text) => void read([{ name: 'Pasted text', url: null, content: () => Promise.resolve(text) }])} />
      </section>
      {pages.length === 0 ? (
        <EmptyState title="Add a page to read">
          Drop a saved listing or search page, or scraper JSON. It stays on this device and doesn’t create a deal.
        </EmptyState>
      ) : (
        <>
          {listings.length === 0 ? null : <CoveragePanel listings={listings} />}
          <TracedPages pages={pages} onClear={clear} />
        </>
      )}
    </div>
  );
}

const fileToTrace = (file: File): PageToTrace => ({
  name: file.name,
  url: null,
  content: async () => {
    const bytes = await readBytes(file, 'page');
    if (!bytes.ok) throw new Error(bytes.error);
    return bytes.value;
  },
});

function FileDrop({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button inside is the keyboard alternative to dropping
    <div
      data-testid="debug-drop"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className="grid content-center justify-items-center gap-3 rounded-2 border-[1.5px] border-dashed border-line-strong bg-sunk px-4 py-6 text-center data-over:border-solid data-over:border-brand data-over:bg-brand-soft"
    >
      <p className="text-sm text-ink-2">Drop saved pages or JSON here, one or many</p>
      <label className="inline-flex min-h-11 cursor-pointer items-center rounded-[10px] border border-line bg-card px-4 text-[15px] font-medium hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-brand">
        Choose files
        <input
          type="file"
          multiple
          accept=".html,.htm,.xhtml,.txt,.json,text/html,text/plain,application/json"
          data-testid="debug-file"
          className="sr-only"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // Cleared, so that choosing the same file again fires a change event.
            event.target.value = '';
            onFiles(files);
          }}
        />
      </label>
    </div>
  );
}

function SourceBox({ busy, onSource }: { readonly busy: boolean; readonly onSource: (text: string) => void }) {
  const [source, setSource] = useState('');
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSource(source);
      }}
    >
      <label className="grid gap-2 text-sm font-medium">
        Or paste a page’s source, or JSON
        <textarea
          rows={5}
          value={source}
          onChange={(event) => setSource(event.target.value)}
          spellCheck={false}
          autoComplete="off"
          data-testid="debug-source"
          className="w-full resize-y rounded-[10px] border border-line-strong bg-card px-3.5 py-2.5 font-mono text-[13px] leading-relaxed font-normal"
        />
      </label>
      <div>
        <Button type="submit" look="primary" busy={busy} disabled={busy || source.trim() === ''} data-testid="debug-read">
          Read page
        </Button>
      </div>
    </form>
  );
}
