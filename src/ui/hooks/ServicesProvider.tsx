import type { ReactNode } from 'react';
import type { Account } from '../../account/account.ts';
import type { Analytics } from '../../analytics/createAnalytics.ts';
import type { Track } from '../../analytics/events.ts';
import { AppFilesContext, type AppFiles } from './appFiles.ts';
import { AccountContext } from './useAccount.ts';
import { AnalyticsContext } from './useAnalytics.ts';
import { ClockContext, type Clock } from './useClock.ts';
import { DeviceContext, type Device } from './useDevice.ts';
import { ExampleEvaluatorContext, type StartExampleEvaluator } from './useExampleEvaluator.ts';
import { OpenWorkspaceContext, type OpenWorkspace } from './useOpenWorkspace.ts';
import { ServerConnectionContext, type ServerConnection } from './useServerConnection.ts';
import { TrackContext } from './useTrack.ts';

/** What the composition root hands to every screen, light enough for the landing page; a screen asks for a part by its hook. */
export interface Services {
  readonly account: Account;
  readonly analytics: () => Promise<Analytics>;
  readonly appFiles: () => Promise<AppFiles>;
  readonly clock: Clock;
  readonly connection: ServerConnection;
  readonly device: () => Promise<Device>;
  readonly exampleEvaluator: StartExampleEvaluator;
  readonly openWorkspace: OpenWorkspace;
  readonly track: Track;
}

interface ServicesProviderProps {
  readonly services: Partial<Services>;
  readonly children: ReactNode;
}

/** Gives everything inside it the parts of the services. */
export function ServicesProvider({ services, children }: ServicesProviderProps) {
  return (
    <AccountContext value={services.account ?? null}>
      <AnalyticsContext value={services.analytics ?? null}>
        <AppFilesContext value={services.appFiles ?? null}>
          <ClockContext value={services.clock ?? null}>
            <ServerConnectionContext value={services.connection ?? null}>
              <DeviceContext value={services.device ?? null}>
                <ExampleEvaluatorContext value={services.exampleEvaluator ?? null}>
                  <OpenWorkspaceContext value={services.openWorkspace ?? null}>
                    <TrackContext value={services.track ?? null}>{children}</TrackContext>
                  </OpenWorkspaceContext>
                </ExampleEvaluatorContext>
              </DeviceContext>
            </ServerConnectionContext>
          </ClockContext>
        </AppFilesContext>
      </AnalyticsContext>
    </AccountContext>
  );
}
