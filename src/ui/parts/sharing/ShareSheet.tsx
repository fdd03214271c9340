import { useState } from 'react';
import type { Community } from '../../../community/community.ts';
import { maxLengths } from '../../../core/community/communityFeed.ts';
import type { SharedDeal } from '../../../core/community/sharedDeal.ts';
import { useFeedCache } from '../../../data/community/feedCache.ts';
import { TextField } from '../../components/field/TextField.tsx';
import { notify } from '../../components/notice/notify.ts';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { Sheet } from '../../components/panel/Sheet.tsx';
import { Button } from '../../components/press/Button.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { usePerson } from '../../hooks/usePerson.ts';
import { plainName, textProblem } from './communityText.ts';
import { SharedDealView } from './SharedDealView.tsx';
import { SharedTitle } from './SharedTitle.tsx';
import { usePersonCommunity } from './useCommunity.ts';
import { DealPicker } from './DealPicker.tsx';
import { useSharedDeal } from './useSharedDeal.ts';

interface ShareSheetProps {
  /** The deal to share; null lets the user choose one. */
  readonly dealId: string | null;
  readonly onClose: () => void;
}

/** Shares a deal: choice of deal, exact preview and display name. */
export function ShareSheet({ dealId, onClose }: ShareSheetProps) {
  const { userId } = usePerson();
  const [chosen, setChosen] = useState(dealId);
  if (userId === null) return <SignInFirst onClose={onClose} />;
  if (chosen === null)
    return (
      <Sheet open wide onClose={onClose} title="Which deal?">
        <DealPicker onChoose={setChosen} />
      </Sheet>
    );
  return <ShareOne key={chosen} dealId={chosen} onBack={dealId === null ? () => setChosen(null) : null} onClose={onClose} />;
}

const SignInFirst = ({ onClose }: Pick<ShareSheetProps, 'onClose'>) => (
  <Sheet open onClose={onClose} title="Share with the community">
    <div className="grid justify-items-start gap-4">
      <p className="text-ink-2">Sharing needs an account, so that only you can withdraw what you share.</p>
      <LinkButton to="/auth" search={{ next: '/community' }} look="primary" className="min-h-11">
        Sign in
      </LinkButton>
    </div>
  </Sheet>
);

interface ShareOneProps {
  readonly dealId: string;
  readonly onBack: (() => void) | null;
  readonly onClose: () => void;
}

function ShareOne({ dealId, onBack, onClose }: ShareOneProps) {
  const community = usePersonCommunity();
  const copy = useFeedCache(community?.db ?? null);
  const preview = useSharedDeal(dealId);
  if (preview.kind === 'ready' && community !== null && copy !== undefined)
    return <SharePreview deal={preview.deal} community={community} lastName={copy.name} onBack={onBack} onClose={onClose} />;
  return (
    <Sheet open wide onClose={onClose} title="Share with the community">
      {preview.kind === 'none' ? <p role="alert">{preview.message}</p> : <Spinner label="Preparing the preview…" />}
    </Sheet>
  );
}

interface SharePreviewProps extends Omit<ShareOneProps, 'dealId'> {
  readonly deal: SharedDeal;
  readonly community: Community;
  readonly lastName: string;
}

function SharePreview({ deal, community, lastName, onBack, onClose }: SharePreviewProps) {
  const [name, setName] = useState(lastName);
  const [asked, setAsked] = useState(false);
  const problem = textProblem(plainName(name), maxLengths.name);
  const share = async () => {
    setAsked(true);
    if (problem !== undefined) return;
    await community.keepName(plainName(name));
    await community.post({ kind: 'share', name: plainName(name), deal });
    onClose();
    notify({ tone: 'good', title: 'Ready to share', detail: 'It will appear in the feed once sent. You can withdraw it there.' });
  };
  return (
    <Sheet
      open
      wide
      onClose={onClose}
      title="Share with the community"
      actions={
        <>
          <Button className="min-h-11" onClick={onBack ?? onClose}>
            {onBack === null ? 'Cancel' : 'Another deal'}
          </Button>
          <Button look="primary" className="min-h-11" data-testid="share-send" onClick={() => void share()}>
            Share this
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <TextField
          label="Name shown"
          hint="Others see only this name. It doesn’t have to be your real one."
          value={name}
          maxLength={80}
          autoComplete="off"
          data-testid="share-name"
          error={asked ? problem : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <section aria-labelledby="share-preview" data-testid="share-preview" className="grid gap-2">
          <h3 id="share-preview" className="font-semibold">
            This is all others will see
          </h3>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-2 border border-line bg-card p-4">
            <div>
              <p className="text-lg leading-snug font-semibold tracking-tight">
                <SharedTitle deal={deal} />
              </p>
              <p className="text-sm break-words text-ink-2">
                <bdi className="font-medium">{plainName(name) === '' ? 'The name you choose' : plainName(name)}</bdi>{' '}
                <span className="text-ink-3">and the time you share it</span>
              </p>
            </div>
            <SharedDealView deal={deal} reasonsOpen />
          </div>
          <p className="text-sm text-ink-3">
            The address, link, photos, notes, profile, finance and tax details aren’t shared. Strategy, price, rents and refurbishment are
            from your deal. Everything else uses default assumptions, so figures can differ from your screen. The shared copy doesn’t change
            when your deal does.
          </p>
        </section>
      </div>
    </Sheet>
  );
}
