import { createContext, useContext } from 'react';
import type { Account } from '../../account/account.ts';
import type { Analytics } from '../../analytics/createAnalytics.ts';
import type { Track } from '../../analytics/events.ts';
import type { AppFiles, Clock, Device, StartExampleEvaluator, OpenWorkspace, ServerConnection } from './serviceParts.ts';

/** What the composition root hands to every screen, light enough for the landing page; a component asks for a part by its hook. */
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

export const ServicesContext = createContext<Partial<Services> | null>(null);

/** A part of the services. For the hooks of this folder. */
export function useService<Name extends keyof Services>(name: Name): Services[Name] {
  const service = useContext(ServicesContext)?.[name];
  if (service === undefined) throw new Error(`No services with "${name}" are above this component`);
  return service;
}
