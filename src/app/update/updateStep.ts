import { unreachable } from '../../core/kernel/result.ts';

/** Facts about the page at startup. */
interface Page {
  readonly build: string;
  /** Why this tab was last reloaded: a build, or missing files. Null if it was not. */
  readonly reloadedFor: string | null;
}

/** `isActivating`: a waiting worker has been asked to take over and has not answered yet. */
interface Running {
  readonly page: Page;
  readonly isActivating: boolean;
}

/**
 * A page's update state. `current`: no newer build controls the page. `ready`: a reload would bring `build`, and the person is asked.
 * `stuck`: a reload did not bring it, and a repair is offered. `reloading`: the page is about to be replaced.
 */
export type UpdateState =
  | (Running & { readonly kind: 'current' })
  | (Running & { readonly kind: 'ready'; readonly build: string })
  | (Running & { readonly kind: 'stuck' })
  | { readonly kind: 'reloading' };

export type UpdateEvent =
  /** A new worker has its files and is waiting. If no worker controls the page yet, this one is its first and activates automatically. */
  | { readonly type: 'workerWaiting'; readonly isControlled: boolean }
  /** The waiting worker has taken over, or has failed to do so in time. */
  | { readonly type: 'activationEnded' }
  | { readonly type: 'controllerChanged' }
  /** The controlling worker's answer. `build` is null if there was none. */
  | { readonly type: 'controllerIdentified'; readonly build: string | null }
  /** A file of this build could not be loaded, and the server has a newer build. */
  | { readonly type: 'fileMissing'; readonly hasUnsaved: boolean }
  /** The person pressed the button of the update card. */
  | { readonly type: 'accepted' };

export type UpdateEffect =
  | { readonly type: 'activate' }
  | { readonly type: 'identifyController' }
  | { readonly type: 'offer'; readonly kind: 'ready' | 'stuck' }
  /** Reloads the page and remembers the reason across the reload. */
  | { readonly type: 'reload'; readonly build: string }
  | { readonly type: 'repair' };

interface Step {
  readonly state: UpdateState;
  readonly effects: readonly UpdateEffect[];
}

export const firstUpdateState = (page: Page): UpdateState => ({ kind: 'current', page, isActivating: false });

/** The next state after an event, and the actions to take. Nothing reloads automatically while unsaved input could be lost. */
export function updateStep(state: UpdateState, event: UpdateEvent): Step {
  if (state.kind === 'reloading') return stay(state);
  switch (event.type) {
    case 'workerWaiting':
      if (state.isActivating || !event.isControlled) return stay(state);
      return { state: { ...state, isActivating: true }, effects: [{ type: 'activate' }] };
    case 'activationEnded':
      // A worker that timed out is asked again when next seen waiting.
      return stay({ ...state, isActivating: false });
    case 'controllerChanged':
      return { state, effects: [{ type: 'identifyController' }] };
    case 'controllerIdentified':
      // A first install also arrives here, with this page's own build.
      if (event.build === state.page.build) return stay(state);
      // A worker that took over without identifying itself may be broken.
      if (event.build === null || event.build === state.page.reloadedFor) return stuck(state);
      return ready(state, event.build);
    case 'fileMissing':
      return event.hasUnsaved ? ready(state, missingFileOf(state.page)) : reload(state, missingFileOf(state.page));
    case 'accepted':
      if (state.kind === 'ready') return reload(state, state.build);
      return state.kind === 'stuck' ? { state, effects: [{ type: 'repair' }] } : stay(state);
    default:
      return unreachable(event);
  }
}

type RunningState = Exclude<UpdateState, { readonly kind: 'reloading' }>;

const stay = (state: UpdateState): Step => ({ state, effects: [] });

const missingFileOf = ({ build }: Page): string => `missing file of ${build}`;

const ready = ({ page, isActivating }: Running, build: string): Step => ({
  state: { kind: 'ready', page, isActivating, build },
  effects: [{ type: 'offer', kind: 'ready' }],
});

const stuck = ({ page, isActivating }: Running): Step => ({
  state: { kind: 'stuck', page, isActivating },
  effects: [{ type: 'offer', kind: 'stuck' }],
});

/** Reloads once per reason: if one reload changed nothing, another would not either. */
const reload = (state: RunningState, build: string): Step =>
  build === state.page.reloadedFor ? stuck(state) : { state: { kind: 'reloading' }, effects: [{ type: 'reload', build }] };
