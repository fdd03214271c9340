/** PostHog settings from the server's configuration. An empty key switches it off. A missing switch turns its feature off. */
export interface PostHogSettings {
  readonly posthogKey: string;
  /** PostHog's European cloud if empty. */
  readonly posthogHost: string;
  readonly posthogFlags?: boolean;
  readonly posthogSurveys?: boolean;
  readonly posthogRemoteConfig?: boolean;
}
