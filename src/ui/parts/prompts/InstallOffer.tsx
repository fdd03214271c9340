import { Button } from '../../components/press/Button.tsx';
import { LinkButton } from '../../components/press/LinkButton.tsx';
import { askToInstall, rememberInstallChoice } from './installChoice.ts';
import type { InstallPrompt } from './installPrompt.ts';
import type { Platform } from './platform.ts';

interface InstallOfferProps {
  /** Null where the browser has no question of its own, as on an iPhone: then the steps are shown. */
  readonly prompt: InstallPrompt | null;
  readonly platform: Platform;
  readonly onAnswered: () => void;
}

/** One line beside the deals, once there is one to lose: install, or not. Asked once. */
export function InstallOffer({ prompt, platform, onAnswered }: InstallOfferProps) {
  const apple = platform.startsWith('ios');
  const answer = async (): Promise<void> => {
    await askToInstall();
    onAnswered();
  };
  return (
    <section
      aria-label="Install Yardstick"
      data-testid="install-offer"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-2 border border-line bg-card px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-72 text-[15px]">
        <span className="font-semibold">Keep Yardstick at hand.</span>{' '}
        <span className="text-ink-2">
          {apple
            ? 'On the Home Screen it opens without a connection, and Safari does not delete what it keeps after seven days without a visit.'
            : 'Installed, it opens from your apps without a connection, in a window of its own.'}
        </span>
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
