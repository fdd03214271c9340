/** How to call a database function. */
interface DatabaseFunction {
  /** The SQL type of each parameter, in the order the function takes them. */
  readonly takes: Readonly<Record<string, 'jsonb' | 'text' | 'uuid'>>;
  /**
   * Whether the function in schema private takes the Free plan's monthly allowance as its last argument. The one in schema public sets it
   * itself.
   */
  readonly takesFreeShare: boolean;
}

const document = { takes: { p: 'jsonb' }, takesFreeShare: false } as const;
const onRun = { takes: { p: 'jsonb' }, takesFreeShare: true } as const;

/** Functions that run as the caller, by name. Their SQL is in `supabase/migrations`. */
export const callerFunctions = {
  read_plan_usage: { takes: {}, takesFreeShare: true },
  read_billing: { takes: {}, takesFreeShare: false },
  count_analysis: { takes: { p_run: 'uuid' }, takesFreeShare: true },
  count_recheck: { takes: { p_run: 'uuid', p_site: 'text', p_listing: 'text' }, takesFreeShare: true },
  give_back_analysis: { takes: { p_run: 'uuid' }, takesFreeShare: false },
  open_search_run: onRun,
  read_search_run: onRun,
  take_search_page: onRun,
  put_off_search_page: onRun,
  add_search_cards: onRun,
  end_search_pages: onRun,
  take_run_items: onRun,
  settle_run_item: onRun,
  cancel_search_run: onRun,
  retry_search_run: onRun,
  community_feed: document,
  community_share: document,
  community_comment: document,
  community_report: document,
  community_hide: document,
  community_withdraw: document,
  community_moderation: document,
  community_moderate: document,
  teams_list: document,
  teams_create: document,
  teams_read: document,
  teams_rename: document,
  teams_close: document,
  teams_reopen: document,
  teams_invite: document,
  teams_revoke: document,
  teams_preview: document,
  teams_accept: document,
  teams_set_role: document,
  teams_remove: document,
  teams_leave: document,
  teams_hand_over: document,
  teams_mention_mail: document,
  shared_link_create: document,
  shared_link_list: document,
  shared_link_revoke: document,
} as const satisfies Readonly<Record<string, DatabaseFunction>>;

/** Functions that no user may call. Each takes one document. */
export type ServiceFunction =
  | 'billing_customer'
  | 'keep_billing_customer'
  | 'begin_billing_reading'
  | 'settle_billing'
  | 'take_team_mails'
  | 'unsubscribe_mentions'
  | 'read_shared_link';

type CallerFunctions = typeof callerFunctions;

export type CallerFunction = keyof CallerFunctions;

/** The functions run as the caller that take a single document. */
export type DocumentFunction = {
  [Name in CallerFunction]: CallerFunctions[Name]['takes'] extends { readonly p: 'jsonb' } ? Name : never;
}[CallerFunction];

/** The arguments for a function run as the caller, by parameter. */
export type Given<Name extends CallerFunction> = {
  readonly [Parameter in keyof CallerFunctions[Name]['takes']]: CallerFunctions[Name]['takes'][Parameter] extends 'jsonb'
    ? Readonly<Record<string, unknown>>
    : string;
};
