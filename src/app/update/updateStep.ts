import { unreachable } from '../../core/kernel/result.ts';

/** What this page knows of itself when it starts. */
interface Page {
  readonly build: string;
  /** What this tab was last reloaded for: a build, or files that were gone. Null when it was not. */
  readonly reloadedFor: string | null;
}

/** `isActivating`: a waiting worker has been asked to take over and has not answered yet. */
interface Running {
  readonly page: Page;
  readonly isActivating: boolean;
}

/**
 * Where a page stands with updates. `current`: nothing newer controls it. `ready`: a reload brings `build`, and the person is asked for it.
 * `stuck`: a reload did not bring it, and the person is offered a repair. `reloading`: the page is about to be replaced.
 */
export type UpdateState =
  | (Running & { readonly kind: 'current' })
  | (Running & { readonly kind: 'ready'; readonly build: string })
  | (Running & { readonly kind: 'stuck' })
  | { readonly kind: 'reloading' };

export type UpdateEvent =
  /** A new worker has its files and waits. Without a controller it is this page's first, which takes over by itself. */
  | { readonly type: 'workerWaiting'; readonly isControlled: boolean }
  /** The takeover came, or did not come in time. */
  | { readonly type: 'activationEnded' }
  | { readonly type: 'controllerChanged' }
  /** The answer of the worker in control; `build` is null when it gave none. */
  | { readonly type: 'controllerIdentified'; readonly build: string | null }
  /** A file of this build could not be loaded, although there is a connection. */
  | { readonly type: 'fileMissing'; readonly hasUnsaved: boolean }
  /** The person pressed the button of the update card. */
  | { readonly type: 'accepted' };

export type UpdateEffect =
  | { readonly type: 'activate' }
  | { readonly type: 'identifyController' }
  | { readonly type: 'offer'; readonly kind: 'ready' | 'stuck' }
  /** Reloads the page and remembers over the reload what it was for. */
  | { readonly type: 'reload'; readonly build: string }
  | { readonly type: 'repair' };

interface Step {
  readonly state: UpdateState;
  readonly effects: readonly UpdateEffect[];
}

export const firstUpdateState = (page: Page): UpdateState => ({ kind: 'current', page, isActivating: false });

/** What an event makes of a state, and what has to be done. Nothing reloads by itself while something typed could be lost. */
export function updateStep(state: UpdateState, event: UpdateEvent): Step {
  if (state.kind === 'reloading') return stay(state);
  switch (event.type) {
    case 'workerWaiting':
      if (state.isActivating || !event.isControlled) return stay(state);
      return { state: { ...state, isActivating: true }, effects: [{ type: 'activate' }] };
    case 'activationEnded':
      // A worker that did not come in time is asked again when it is next seen waiting.
      return stay({ ...state, isActivating: false });
    case 'controllerChanged':
      return { state, effects: [{ type: 'identifyController' }] };
    case 'controllerIdentified':
      // The first install ends here too; then the build is this page's own.
      if (event.build === state.page.build) return stay(state);
      // One that took over and does not say what it is may be broken.
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

/** Once for each reason: where the reload changed nothing, another would not either. */
const reload = (state: RunningState, build: string): Step =>
  build === state.page.reloadedFor ? stuck(state) : { state: { kind: 'reloading' }, effects: [{ type: 'reload', build }] };
