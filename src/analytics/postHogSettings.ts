/** What the server's configuration says of PostHog; an empty key switches it off, and so does a missing switch its part. */
export interface PostHogSettings {
  readonly posthogKey: string;
  /** PostHog's European cloud where it is empty. */
  readonly posthogHost: string;
  readonly posthogFlags?: boolean;
  readonly posthogSurveys?: boolean;
  readonly posthogRemoteConfig?: boolean;
}
