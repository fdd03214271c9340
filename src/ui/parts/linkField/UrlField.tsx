import { lazy, Suspense, useEffect, useRef, type SubmitEvent } from 'react';
import { Button } from '../../components/press/Button.tsx';
import { portalNames } from './exampleListings.ts';
import { urlFieldId } from '../../preboot/urlFieldId.ts';
import type { Analyse } from './useAnalyse.ts';

const extras = async () => (await import('./lazyParts.ts')).linkExtras();
const LinkNote = lazy(async () => ({ default: (await extras()).LinkNote }));
const SearchShare = lazy(async () => ({ default: (await extras()).SearchShare }));

/** Excludes links to single listings, so that most links load no extra code. */
const mayBeSearch = (text: string): boolean => !/\/(?:properties|details)\//.test(text);

interface UrlFieldProps {
  /** The result of `useAnalyse()`. The screen calls it, because the screen reads the result too. */
  readonly analyse: Analyse;
  /** Whether the URL ends in #add, which focuses the field. */
  readonly focused?: boolean;
  /** Whether the field is above a list of deals, where it takes one line and shows no examples. */
  readonly compact?: boolean;
}

/** The link field with check, paste, examples and the Analyze Property button, for the landing page and the add form. */
export function UrlField({ analyse, focused = false, compact = false }: UrlFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void analyse.run();
  };
  return (
    <div className="grid gap-3">
      <form noValidate onSubmit={submit} className="grid gap-2">
        <label htmlFor={urlFieldId} className={compact ? 'sr-only' : 'text-sm font-medium'}>
          Zoopla or Rightmove link
        </label>
        <div
          className={`grid gap-2 rounded-2xl bg-card focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-tape-edge sm:grid-cols-[1fr_auto_auto] ${compact ? 'grid-cols-[1fr_auto] border border-line-strong p-1' : 'grid-cols-[auto_1fr] border-[1.5px] border-ink p-2 shadow-2'}`}
        >
          <input
            ref={input}
            id={urlFieldId}
            data-testid="url-input"
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://www.zoopla.co.uk/for-sale/details/…"
            value={analyse.text}
            disabled={analyse.running}
            onChange={(event) => analyse.type(event.target.value)}
            onPaste={(event) => analyse.pasted(event.clipboardData.getData('text').trim())}
            aria-describedby={`${urlFieldId}-message`}
            aria-invalid={(analyse.check.message !== '' && !analyse.check.looksValid) || undefined}
            className={`min-h-12 min-w-0 bg-transparent px-3 text-[17px] text-ellipsis outline-none disabled:opacity-60 sm:col-span-1 ${compact ? '' : 'col-span-2'}`}
          />
          <Button
            data-testid="paste-button"
            // A phone fits one button: Paste for an empty field, Analyze for a filled one.
            className={compact && analyse.text !== '' ? 'max-sm:hidden' : ''}
            size="large"
            look="plain"
            disabled={analyse.running}
            onClick={() => void analyse.pasteFromClipboard()}
          >
            Paste
          </Button>
          <Button
            data-testid="analyze-button"
            className={compact && analyse.text === '' ? 'max-sm:hidden' : 'max-sm:px-3!'}
            type="submit"
            look="primary"
            size="large"
            busy={analyse.running}
            disabled={!analyse.canRun}
          >
            {analyse.running ? 'Analyzing...' : 'Analyze Property'}
          </Button>
        </div>
      </form>
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-[15px]">
        <p
          id={`${urlFieldId}-message`}
          data-testid="url-message"
          aria-live="polite"
          className={`font-medium empty:hidden ${analyse.check.looksValid ? 'text-good' : 'text-poor'}`}
        >
          {analyse.check.message}
        </p>
        {compact ? null : <Examples analyse={analyse} />}
      </div>
      <Share analyse={analyse} />
      {analyse.note.kind === 'none' ? null : (
        <Suspense fallback={null}>
          <LinkNote note={analyse.note} />
        </Suspense>
      )}
    </div>
  );
}

/** The control for the number of results is loaded only for a link that may be a search. */
function Share({ analyse }: { readonly analyse: Analyse }) {
  if (!analyse.check.valid || !mayBeSearch(analyse.text)) return null;
  return (
    <Suspense fallback={null}>
      <SearchShare link={analyse.text} maxResults={analyse.maxResults} onChange={analyse.take} />
    </Suspense>
  );
}

function Examples({ analyse }: { readonly analyse: Analyse }) {
  return (
    <p className="text-ink-2">
      Try{' '}
      {(['zoopla', 'rightmove'] as const).map((site, at) => (
        <span key={site}>
          {at === 0 ? null : ' or '}
          <button
            type="button"
            data-testid={`example-${site}`}
            disabled={analyse.running}
            onClick={() => analyse.loadExample(site)}
            className="inline-flex min-h-8 items-center underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-ink disabled:opacity-55 pointer-coarse:min-h-11"
          >
            {portalNames[site]} example
          </button>
        </span>
      ))}
    </p>
  );
}
