import { CrossIcon } from '../press/CrossIcon.tsx';

export interface Notice {
  readonly tone: 'good' | 'poor' | 'neutral';
  readonly title: string;
  readonly detail?: string | undefined;
  /** One thing to do about it, such as "Undo". */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

interface NoticeBodyProps {
  readonly notice: Notice;
  readonly onDismiss: () => void;
}

const edges: Readonly<Record<Notice['tone'], string>> = { good: 'border-l-good', poor: 'border-l-poor', neutral: 'border-l-tape-edge' };

/** One toast. */
export function NoticeBody({ notice, onDismiss }: NoticeBodyProps) {
  const { action } = notice;
  return (
    <div
      className={`pointer-events-auto flex w-full max-w-sm items-start gap-2 rounded-2 border border-l-4 border-line bg-card py-1.5 pr-1.5 pl-4 shadow-2 ${edges[notice.tone]}`}
    >
      <div className="min-w-0 flex-1 py-1.5 text-[15px]">
        <p className="font-semibold">{notice.title}</p>
        {notice.detail === undefined ? null : <p className="text-sm text-ink-2">{notice.detail}</p>}
      </div>
      {action === undefined ? null : (
        <button
          type="button"
          onClick={() => {
            action.run();
            onDismiss();
          }}
          className="min-h-10 rounded-1 px-3 font-semibold text-brand hover:bg-sunk pointer-coarse:min-h-11"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onDismiss}
        className="grid size-10 shrink-0 place-items-center rounded-1 text-ink-3 hover:bg-sunk hover:text-ink pointer-coarse:size-11"
      >
        <CrossIcon />
      </button>
    </div>
  );
}
