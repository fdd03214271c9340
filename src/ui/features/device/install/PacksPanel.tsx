import { useState } from 'react';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { removePack, downloadPack, usePacks } from '../../../../data/area/useAreaBook.ts';
import { InstallSection } from './InstallSection.tsx';
import { PackItem } from './PackItem.tsx';
import { sortPacks, sizeText } from './packText.ts';

/** Area data packs on this device or available to download, with size, date and source. */
export function PacksPanel() {
  const packs = usePacks();
  const [busy, setBusy] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const run = async (id: string, work: () => Promise<string | null>): Promise<void> => {
    setBusy(id);
    setSaid(await work().catch(() => 'Something went wrong on this device. Reload the page and try again.'));
    setBusy(null);
  };
  const held = (packs ?? []).reduce((sum, pack) => sum + (pack.held?.bytes ?? 0), 0);
  return (
    <InstallSection id="packs" title="Area data" aside={<span className="num text-sm text-ink-3">{sizeText(held)} stored</span>}>
      <p className="text-sm text-ink-2">
        Packs of prices, rents and maps for offline use. They download when a screen needs them, or you can download them now. Removing a
        pack frees its space and doesn’t affect your deals.
      </p>
      {packs === null ? <Spinner label="Checking this device…" /> : null}
      {packs?.length === 0 ? (
        <p className="text-[15px]">The list of packs isn’t on this device yet. Open this page once while online.</p>
      ) : null}
      <ul data-testid="packs">
        {sortPacks(packs ?? []).map((pack) => (
          <PackItem
            key={pack.id}
            pack={pack}
            busy={busy === pack.id}
            disabled={busy !== null}
            onTake={() => void run(pack.id, () => downloadPack(pack.id))}
            onRemove={() => void run(pack.id, async () => removePack(pack.id).then(() => null))}
          />
        ))}
      </ul>
      <output className="text-sm text-ink-2" data-testid="packs-said">
        {said}
      </output>
      <a
        href="/packs/licences.txt"
        target="_blank"
        rel="noreferrer"
        className="text-sm font-medium text-brand underline underline-offset-4"
      >
        All sources and licences
      </a>
    </InstallSection>
  );
}
