import { createContext, useContext } from 'react';
import type { Account } from '../../account/account.ts';
import type { Analytics } from '../../analytics/createAnalytics.ts';
import type { Track } from '../../analytics/events.ts';
import type {
  AppFiles,
  Clock,
  Device,
  LoadTeams,
  OpenWorkspace,
  ServerConnection,
  StartExampleEvaluator,
  WorkspaceChoice,
} from './serviceParts.ts';

/** Services available to every screen, light enough for the landing page. A component gets one through its hook. */
export interface Services {
  readonly account: Account;
  readonly analytics: () => Promise<Analytics>;
  readonly appFiles: () => Promise<AppFiles>;
  readonly clock: Clock;
  readonly connection: ServerConnection;
  readonly device: () => Promise<Device>;
  readonly exampleEvaluator: StartExampleEvaluator;
  readonly openWorkspace: OpenWorkspace;
  readonly teams: LoadTeams;
  readonly track: Track;
  readonly workspaceChoice: WorkspaceChoice;
}

export const ServicesContext = createContext<Partial<Services> | null>(null);

/** One of the services. Only this folder's hooks may call it. */
export function useService<Name extends keyof Services>(name: Name): Services[Name] {
  const service = useContext(ServicesContext)?.[name];
  if (service === undefined) throw new Error(`No provider above this component supplies the service "${name}"`);
  return service;
}
