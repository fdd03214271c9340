import { useState } from 'react';
import { notify } from '../../components/notice/notify.ts';
import { Disclosure } from '../../components/panel/Disclosure.tsx';
import { Button } from '../../components/press/Button.tsx';
import { bookmarkletText } from './bookmarkletText.ts';

/** The bookmarklet that sends the open listing to the app, to drag to the bookmarks bar or copy. */
export function BookmarkletPanel() {
  const [text] = useState(() => bookmarkletText(location.origin));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ tone: 'good', title: 'Copied', detail: 'Create a new bookmark and paste this as its address' });
    } catch {
      notify({ tone: 'poor', title: 'Clipboard access denied', detail: 'Drag the bookmarklet to your bookmarks bar instead' });
    }
  };
  return (
    <Disclosure title="One-click import: add our bookmarklet">
      <div className="grid gap-3 text-sm text-ink-2">
        <p>
          Drag it to your bookmarks bar, or paste it as the address of a new bookmark. Then click it on a listing on Rightmove, Zoopla,
          OnTheMarket, Daft.ie, Zillow, Realtor.com, Redfin, Immoweb, SeLoger, leboncoin, ImmobilienScout24, immobiliare.it, idealista,
          Imovirtual, funda, willhaben or Otodom. The page is sent here and read on this device.
        </p>
        <div className="flex flex-wrap items-center gap-3">
          {/* React rejects such a URL, so it is set on the element. Clicking it here does nothing, because of the page's CSP. */}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a bookmarklet must be a link, and copying is the keyboard alternative */}
          <a
            ref={(link) => link?.setAttribute('href', text)}
            data-testid="bookmarklet"
            onClick={(event) => {
              event.preventDefault();
              notify({
                tone: 'neutral',
                title: 'Drag this to your bookmarks bar',
                detail: 'Then open a listing’s page and click the bookmarklet there',
              });
            }}
            className="inline-flex min-h-11 cursor-grab items-center rounded-[10px] border border-dashed border-line-strong bg-card px-4 font-semibold text-ink"
          >
            Send to Yardstick
          </a>
          <Button data-testid="bookmarklet-copy" onClick={() => void copy()}>
            Copy address
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}
