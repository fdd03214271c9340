import { Link } from '@tanstack/react-router';
import { BookmarkletPanel } from '../../../parts/capture/BookmarkletPanel.tsx';
import { InstallSection } from './InstallSection.tsx';
import { runsInstalled, thisPlatform, type Platform } from '../../../parts/prompts/platform.ts';

/** Ways to send a listing here from another app or browser page. */
export function SendHerePanel() {
  return (
    <InstallSection id="send-here" title="Send listings here">
      <p data-testid="share-words" className="text-ink-2">
        {shareWords(thisPlatform(), runsInstalled())}
      </p>
      <p className="text-ink-2">
        You can also use a saved page or a page’s source:{' '}
        <Link to="/deals" hash="add" className="font-medium text-brand underline underline-offset-4">
          add it on the Deals screen
        </Link>
        .
      </p>
      <BookmarkletPanel />
    </InstallSection>
  );
}

const shares: ReadonlySet<Platform> = new Set(['android-chrome', 'desktop-chrome']);

function shareWords(platform: Platform, installed: boolean): string {
  if (!shares.has(platform))
    return 'Web apps can’t appear in this platform’s share sheet. Copy a listing’s link and paste it here, or use the bookmarklet below.';
  return installed
    ? 'Yardstick is in your share sheet. In a listing, tap Share and choose Yardstick to import the link or saved page.'
    : 'Once installed, Yardstick appears in your share sheet. In a listing, tap Share and choose Yardstick. Until then, copy the link and paste it here.';
}
