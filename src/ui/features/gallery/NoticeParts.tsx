import { EmptyState } from '../../components/notice/EmptyState.tsx';
import { notify } from '../../components/notice/notify.ts';
import { undoable } from '../../components/notice/undoLast.ts';
import { Skeleton } from '../../components/notice/Skeleton.tsx';
import { Spinner } from '../../components/notice/Spinner.tsx';
import { Button } from '../../components/press/Button.tsx';
import { GalleryPart } from './GalleryPart.tsx';

/** The components for status and notices. */
export function NoticeParts() {
  return (
    <GalleryPart title="Loading, empty states, notices">
      <Skeleton label="Loading figures" lines={4} />
      <Spinner label="Reading the page" />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => notify({ tone: 'good', title: 'Report ready', detail: '8 pages' })}>Good news</Button>
        <Button onClick={() => notify({ tone: 'poor', title: 'Couldn’t save', detail: 'Your device is full.' })}>Bad news</Button>
        <Button
          onClick={() =>
            void undoable(async () => ({
              back: () => notify({ tone: 'good', title: 'Deal restored' }),
              notice: { tone: 'neutral', title: 'Deal moved to the bin' },
            }))
          }
        >
          With Undo
        </Button>
      </div>
      <EmptyState title="No deals yet" action={<Button look="primary">Add a deal</Button>}>
        Paste a link above to see its yield, cash flow and score.
      </EmptyState>
    </GalleryPart>
  );
}
