import { Link } from '@tanstack/react-router';
import { BookmarkletPanel } from '../../../parts/capture/BookmarkletPanel.tsx';
import { InstallSection } from './InstallSection.tsx';
import { runsInstalled, thisPlatform, type Platform } from '../../../parts/prompts/platform.ts';

/** The ways a listing gets here from another app or a browser's page. */
export function SendHerePanel() {
  return (
    <InstallSection id="send-here" title="Send listings here">
      <p data-testid="share-words" className="text-ink-2">
        {shareWords(thisPlatform(), runsInstalled())}
      </p>
      <p className="text-ink-2">
        A saved page or a page’s source is taken as well:{' '}
        <Link to="/deals" hash="add" className="font-medium text-brand underline underline-offset-4">
          add it with your deals
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
    return 'This platform lets no web app into its share sheet. Copy a listing’s link and paste it here, or use the bookmark below.';
  return installed
    ? 'Yardstick is in the share sheet: in a listing, press Share and choose Yardstick. The link, or the saved page, comes here.'
    : 'Once it is installed, Yardstick is in the share sheet: in a listing, press Share and choose Yardstick. Until then, copy the link and paste it here.';
}
