import { Button } from '../../components/press/Button.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { promptInstall, rememberInstallChoice } from './installChoice.ts';
import type { InstallPrompt } from './installPrompt.ts';
import type { Platform } from './platform.ts';

interface InstallOfferProps {
  /** Null in a browser without an install prompt, such as Safari, where the steps are shown instead. */
  readonly prompt: InstallPrompt | null;
  readonly platform: Platform;
  readonly onAnswered: () => void;
}

/** A one-line offer to install the app, above the deals. Shown once, when there is a deal. */
export function InstallAppPrompt({ prompt, platform, onAnswered }: InstallOfferProps) {
  const answer = async (): Promise<void> => {
    await promptInstall();
    onAnswered();
  };
  return (
    <section
      aria-label="Install Yardstick"
      data-testid="install-offer"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2 border border-line bg-card px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-72 text-[15px]">
        <span className="font-semibold">Install Yardstick.</span> <span className="text-ink-2">{reasonOf(platform)}</span>
      </p>
      <div className="flex gap-2">
        {prompt === null ? (
          <LinkButton to="/install" look="primary">
            Show me how
          </LinkButton>
        ) : (
          <Button look="primary" onClick={() => void answer()}>
            Install
          </Button>
        )}
        <Button
          look="quiet"
          onClick={() => {
            rememberInstallChoice('dismissed');
            onAnswered();
          }}
        >
          Not now
        </Button>
      </div>
    </section>
  );
}

const reasonOf = (platform: Platform): string => {
  if (platform === 'mac-safari')
    return 'In the Dock it opens offline, and Safari doesn’t delete its data after seven days without a visit.';
  return platform.startsWith('ios')
    ? 'On the Home Screen it opens offline, and Safari doesn’t delete its data after seven days without a visit.'
    : 'It opens from your apps in its own window, even offline.';
};
