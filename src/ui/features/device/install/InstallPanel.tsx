import { useState, useSyncExternalStore } from 'react';
import { Badge } from '../../../components/figure/Badge.tsx';
import { Disclosure } from '../../../components/panel/Disclosure.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { promptInstall, type InstallChoice } from '../../../parts/prompts/installChoice.ts';
import { installPrompt } from '../../../parts/prompts/installPrompt.ts';
import { InstallSection } from './InstallSection.tsx';
import { runsInstalled, thisPlatform, type Platform } from '../../../parts/prompts/platform.ts';
import { installSteps } from '../../../parts/prompts/installSteps.ts';

const noPrompt = (): null => null;

/** Installation: one button if the browser allows a prompt, else the steps for this browser. */
export function InstallPanel() {
  const prompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.current, noPrompt);
  const [answer, setAnswer] = useState<InstallChoice | null>(null);
  const platform = thisPlatform();
  if (runsInstalled())
    return (
      <InstallSection id="install" title="Install" aside={<Badge tone="good">✓ Installed</Badge>}>
        <p className="text-ink-2">This is the installed app. It opens offline, with every deal on this device.</p>
      </InstallSection>
    );
  return (
    <InstallSection id="install" title="Install">
      <p className="text-ink-2">
        Install Yardstick to open it from your home screen or dock in its own window. It’s the same app with the same deals, and your
        browser stores its data more securely.
      </p>
      {prompt === null ? (
        <InstallSteps platform={platform} answer={answer} />
      ) : (
        <div>
          <Button look="primary" data-testid="install-button" onClick={() => void promptInstall().then(setAnswer)}>
            Install Yardstick
          </Button>
        </div>
      )}
      <Disclosure title="On another device">
        <div className="grid gap-4">
          {platforms
            .filter((each) => each !== platform && each !== 'other')
            .map((each) => (
              <div key={each}>
                <h3 className="text-sm font-semibold first-letter:uppercase">{installSteps[each].name}</h3>
                <Steps platform={each} />
              </div>
            ))}
        </div>
      </Disclosure>
    </InstallSection>
  );
}

const platforms = Object.keys(installSteps) as readonly Platform[];

function InstallSteps({ platform, answer }: { readonly platform: Platform; readonly answer: InstallChoice | null }) {
  const { name, note } = installSteps[platform];
  if (answer === 'accepted') return <output className="font-medium text-good">Installed. Open Yardstick from your apps.</output>;
  return (
    <div data-testid="install-steps" data-platform={platform} className="grid gap-2">
      {answer === 'dismissed' ? <output className="text-ink-2">Not installed. To install later, follow these steps:</output> : null}
      <h3 className="text-sm font-semibold">How to install in {name}</h3>
      <Steps platform={platform} />
      {note === undefined ? null : <p className="text-sm text-ink-2">{note}</p>}
    </div>
  );
}

function Steps({ platform }: { readonly platform: Platform }) {
  return (
    <ol className="grid list-decimal gap-1 pl-5 text-ink-2 marker:text-ink-3">
      {installSteps[platform].steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
