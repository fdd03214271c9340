import { useState, useSyncExternalStore } from 'react';
import { useDealFeed } from '../../../data/view/rows/useDealFeed.ts';
import { installChoice } from './installChoice.ts';
import { InstallOffer } from './InstallOffer.tsx';
import { installPrompt } from './installPrompt.ts';
import { runsInstalled, thisPlatform } from './platform.ts';
import { ConsentOffer } from './ConsentOffer.tsx';
import { offerOf } from './offerOf.ts';
import { useConsent } from './useConsent.ts';

/** The current offer, if any, one at a time. */
export function Offers() {
  const feed = useDealFeed();
  const prompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.current);
  const { consent, choose } = useConsent();
  const [chosen, setChosen] = useState(installChoice);
  const platform = thisPlatform();
  const offer = offerOf({
    deals: feed?.rows.length ?? 0,
    installed: runsInstalled(),
    installChoice: chosen,
    installable: prompt !== null || platform.startsWith('ios'),
    consent,
  });
  if (offer === 'install')
    return <InstallOffer prompt={prompt} platform={platform} onAnswered={() => setChosen(installChoice() ?? 'dismissed')} />;
  return offer === 'consent' ? <ConsentOffer onChoose={(given) => void choose(given)} /> : null;
}
