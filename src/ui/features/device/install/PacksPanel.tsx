import { useState } from 'react';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { removePack, takePack, usePacks } from '../../../../data/area/useAreaBook.ts';
import { InstallSection } from './InstallSection.tsx';
import { PackItem } from './PackItem.tsx';
import { inOrder, sizeText } from './packWords.ts';

/** Figures of places that this device holds or can fetch: how large, of when and of whom, each to be fetched or removed. */
export function PacksPanel() {
  const packs = usePacks();
  const [busy, setBusy] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const run = async (id: string, work: () => Promise<string | null>): Promise<void> => {
    setBusy(id);
    setSaid(await work().catch(() => 'This device did not answer. Reload the page and try again.'));
    setBusy(null);
  };
  const held = (packs ?? []).reduce((sum, pack) => sum + (pack.held?.bytes ?? 0), 0);
  return (
    <InstallSection id="packs" title="Figures of places" aside={<span className="num text-sm text-ink-3">{sizeText(held)} kept</span>}>
      <p className="text-sm text-ink-2">
        Prices, rents and maps for use without a connection. They come when a screen needs them and can be fetched ahead. Removing one frees
        its space; your deals are not touched.
      </p>
      {packs === null ? <Spinner label="Looking at what is on this device…" /> : null}
      {packs?.length === 0 ? (
        <p className="text-[15px]">The list is not on this device yet. Open this page once with a connection.</p>
      ) : null}
      <ul data-testid="packs">
        {inOrder(packs ?? []).map((pack) => (
          <PackItem
            key={pack.id}
            pack={pack}
            busy={busy === pack.id}
            disabled={busy !== null}
            onTake={() => void run(pack.id, () => takePack(pack.id))}
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
