import { resolveValue, useToaster } from 'react-hot-toast/headless';
import { showNoticesBy } from './notify.ts';
import { showNotice } from './showNotice.ts';

showNoticesBy(showNotice);

/** Maximum toasts at once, because more would cover a phone's screen. The newest come first, and older ones reappear as these close. */
const atOnce = 3;

/** The toast region; mount once, at the root. Toasts appear above the bottom bar on a phone and in the corner on a desktop. */
export function ToastRegion() {
  const { toasts, handlers } = useToaster();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hovering or focusing a toast only pauses its timer
    <section
      aria-label="Messages"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      className="pointer-events-none fixed right-[max(0.75rem,env(safe-area-inset-right))] left-[max(0.75rem,env(safe-area-inset-left))] bottom-[calc(var(--bar-height)+var(--notice-height)+env(safe-area-inset-bottom)+0.75rem)] z-50 grid justify-items-center gap-2 sm:left-auto sm:w-96 sm:justify-items-end print:hidden"
    >
      {toasts.slice(0, atOnce).map((each) => (
        <div
          key={each.id}
          {...each.ariaProps}
          className={`grid w-full justify-items-center transition-opacity duration-200 sm:justify-items-end ${each.visible ? 'opacity-100' : 'pointer-events-none opacity-0'}`}
        >
          {resolveValue(each.message, each)}
        </div>
      ))}
    </section>
  );
}
