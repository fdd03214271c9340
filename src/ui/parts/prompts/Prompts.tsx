import { useState, useSyncExternalStore } from 'react';
import { useDealFeed } from '../../../data/view/rows/useDealFeed.ts';
import { installChoice } from './installChoice.ts';
import { InstallAppPrompt } from './InstallAppPrompt.tsx';
import { installPrompt } from './installPrompt.ts';
import { deletesUnvisited, runsInstalled, thisPlatform } from './platform.ts';
import { AnalyticsConsentPrompt } from './AnalyticsConsentPrompt.tsx';
import { choosePrompt } from './choosePrompt.ts';
import { useAnalyticsConsent } from './useAnalyticsConsent.ts';

/** The current prompt, if any. At most one is shown at a time. */
export function Prompts() {
  const feed = useDealFeed();
  const prompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.current);
  const { consent, choose } = useAnalyticsConsent();
  const [chosen, setChosen] = useState(installChoice);
  const platform = thisPlatform();
  const offer = choosePrompt({
    deals: feed?.rows.length ?? 0,
    installed: runsInstalled(),
    installChoice: chosen,
    installable: prompt !== null || (platform !== 'other' && deletesUnvisited(navigator)),
    consent,
  });
  if (offer === 'install')
    return <InstallAppPrompt prompt={prompt} platform={platform} onAnswered={() => setChosen(installChoice() ?? 'dismissed')} />;
  return offer === 'consent' ? <AnalyticsConsentPrompt onChoose={(given) => void choose(given)} /> : null;
}
