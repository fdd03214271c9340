import { useState } from 'react';
import { notify } from '../../components/notice/notify.ts';
import { Disclosure } from '../../components/panel/Disclosure.tsx';
import { Button } from '../../components/press/Button.tsx';
import { bookmarkletText } from './bookmarkletText.ts';

/** The bookmark that sends the listing on screen to the app with one press: to be dragged to the browser's bar, or copied. */
export function BookmarkletPanel() {
  const [text] = useState(() => bookmarkletText(location.origin));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ tone: 'good', title: 'Copied', detail: 'Make a new bookmark and paste this as its address' });
    } catch {
      notify({ tone: 'poor', title: 'Clipboard access denied', detail: 'Drag the bookmark to the bookmarks bar instead' });
    }
  };
  return (
    <Disclosure title="Send listings with one press: a bookmark for your browser">
      <div className="grid gap-3 text-sm text-ink-2">
        <p>
          Drag it to the bookmarks bar, or copy it and paste it as the address of a new bookmark. Press it on a listing of Rightmove,
          Zoopla, OnTheMarket, Daft.ie, Zillow, Realtor.com, Redfin, Immoweb, SeLoger, leboncoin, ImmobilienScout24, immobiliare.it,
          idealista, Imovirtual, funda, willhaben or Otodom: the page comes here and is read on this device.
        </p>
        <div className="flex flex-wrap items-center gap-3">
          {/* React refuses such an address; the element takes it. Pressed here it does nothing, as the page's own policy says. */}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a bookmark has to be a link; copying is its keyboard way */}
          <a
            ref={(link) => link?.setAttribute('href', text)}
            data-testid="bookmarklet"
            onClick={(event) => {
              event.preventDefault();
              notify({
                tone: 'neutral',
                title: 'Drag this to your bookmarks bar',
                detail: 'Then press it there, on the page of a listing',
              });
            }}
            className="inline-flex min-h-11 cursor-grab items-center rounded-[10px] border border-dashed border-line-strong bg-card px-4 font-semibold text-ink"
          >
            Send to Yardstick
          </a>
          <Button data-testid="bookmarklet-copy" onClick={() => void copy()}>
            Copy its address
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}
