import { useId, useRef, useState, type DragEvent } from 'react';
import { Button } from '../../components/press/Button.tsx';
import { BookmarkletPanel } from './BookmarkletPanel.tsx';
import { acceptedFiles } from './pageFiles.ts';
import { ReadingList } from './ReadingList.tsx';
import { usePageReadings } from './usePageReadings.ts';

interface PageCaptureProps {
  /** True if "Paste page source" opened the box, so that its text field gets the focus. */
  readonly focusOnOpen?: boolean;
}

/** Reads a listing from its page source or saved pages on this device, even offline. */
export function PageCapture({ focusOnOpen = false }: PageCaptureProps) {
  const { readings, view, busy, readSource, readFiles } = usePageReadings();
  const [source, setSource] = useState('');
  const id = useId();
  const submit = async () => {
    if (await readSource(source)) setSource('');
  };
  return (
    <div className="grid gap-4">
      <PageDrop busy={busy} onFiles={(files) => void readFiles(files)} />
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <label htmlFor={id} className="text-sm font-medium">
          Or paste the page’s source or text
        </label>
        <textarea
          id={id}
          rows={4}
          value={source}
          onChange={(event) => setSource(event.target.value)}
          spellCheck={false}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after the user has opened this box
          autoFocus={focusOnOpen}
          placeholder="<!doctype html>…"
          aria-describedby={`${id}-how`}
          data-testid="page-source"
          className="w-full resize-y rounded-[10px] border border-line-strong bg-card px-3.5 py-2.5 font-mono text-[13px] leading-relaxed"
        />
        <p id={`${id}-how`} className="text-sm text-ink-3">
          Open the listing, view its source (Ctrl&nbsp;+&nbsp;U, or ⌥&nbsp;⌘&nbsp;U on a Mac), select all, copy and paste it here. No source
          view? Copy the whole page instead – we’ll get less from it and flag each value for checking.
        </p>
        <div>
          <Button type="submit" look="primary" disabled={busy || source.trim() === ''} busy={busy} data-testid="page-submit">
            Read this page
          </Button>
        </div>
      </form>
      <ReadingList readings={readings} view={view} />
      <BookmarkletPanel />
    </div>
  );
}

interface PageDropProps {
  readonly busy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function PageDrop({ busy, onFiles }: PageDropProps) {
  const input = useRef<HTMLInputElement>(null);
  // Entering a child fires dragleave on the parent, so enters and leaves are counted.
  const [depth, setDepth] = useState(0);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDepth(0);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button inside is the keyboard alternative to dropping
    <div
      data-testid="page-drop"
      data-over={depth > 0 || undefined}
      onDragEnter={(event) => {
        event.preventDefault();
        setDepth((count) => count + 1);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDragLeave={() => setDepth((count) => Math.max(0, count - 1))}
      onDrop={drop}
      className="grid justify-items-center gap-3 rounded-2 border-[1.5px] border-dashed border-line-strong bg-sunk px-4 py-6 text-center transition-colors data-over:border-solid data-over:border-brand data-over:bg-brand-soft"
    >
      <p className="text-sm text-ink-2">
        {depth > 0 ? 'Drop here to import' : 'Drop saved pages (.html), a deal (.deal) or a list of links (.csv)'}
      </p>
      <input
        ref={input}
        type="file"
        multiple
        accept={acceptedFiles}
        tabIndex={-1}
        aria-label="Saved pages"
        data-testid="page-file"
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Cleared, so that choosing the same file again fires a change event.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button disabled={busy} onClick={() => input.current?.click()}>
        Choose saved pages
      </Button>
    </div>
  );
}
