import { Link } from '@tanstack/react-router';
import type { Deal } from '../../../../core/deal/deal.ts';
import { marketShown } from '../../../../core/deal/marketOfDeal.ts';
import { viewingQuestionsIn } from '../../../../core/deal/viewing/americanViewing.ts';
import { countryOfMarket } from '../../../../core/market/markets.ts';
import { useItems, type Item } from '../../../../data/view/items.ts';
import { notify } from '../../../components/notice/notify.ts';
import { undoable } from '../../../components/notice/undoLast.ts';
import { Button } from '../../../components/press/Button.tsx';
import { buttonClass } from '../../../components/press/buttonClass.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { useItemCommands } from '../../../hooks/useItemCommands.ts';
import { useReadOnly } from '../../../hooks/useReadOnly.ts';
import { usePerson } from '../../../hooks/usePerson.ts';
import { failureText } from '../../../parts/dealCommands/useDealCommands.ts';
import { isSampleId } from '../../../../core/deal/samples/sampleIds.ts';
import { ActivityPanel } from '../activity/ActivityPanel.tsx';
import { AssignmentPanel } from '../activity/AssignmentPanel.tsx';
import { CommentsPanel } from '../activity/CommentsPanel.tsx';
import { DecisionPanel } from '../activity/DecisionPanel.tsx';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { useStoredText } from '../../../parts/liveDeal/drafts/useStoredText.ts';
import { Panel } from '../../../components/panel/Panel.tsx';
import { momentFormat } from '../../../components/figure/momentFormat.ts';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

interface NotesTabProps {
  readonly live: LiveDeal;
  readonly deal: Deal;
}

/** Decision, assignment, comments, notes, viewing results, and who changed what. Samples have no comments or decisions. */
export function NotesTab({ live, deal }: NotesTabProps) {
  const isSample = isSampleId(deal.id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:items-start">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {isSample ? null : <CommentsPanel key={deal.id} dealId={deal.id} />}
        <Notes key={`notes ${deal.id}`} dealId={deal.id} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {isSample ? null : (
          <>
            <DecisionPanel key={deal.id} deal={deal} live={live} />
            <AssignmentPanel deal={deal} live={live} />
          </>
        )}
        <ViewingSummary deal={deal} />
        <ActivityPanel deal={deal} strategy={live.strategy.id} market={live.market} />
        <HistoryPanel live={live} deal={deal} />
      </div>
    </div>
  );
}

function Notes({ dealId }: { readonly dealId: string }) {
  const { view } = usePerson();
  const itemCommands = useItemCommands();
  const { newId, now } = useClock();
  const notes = useItems(view, 'notes', dealId) ?? [];
  const readOnly = useReadOnly();
  const [text, setText] = useStoredText(`note.${dealId}`);
  const put = async (id: string, note: Item<'notes'>['item'] | null): Promise<boolean> => {
    const result = await itemCommands.mutateItem({ coll: 'notes', id, item: note, stamp: { mid: newId(), at: now() } });
    if (!result.ok) notify({ tone: 'poor', title: 'Couldn’t save the note', detail: failureText(result.error) });
    return result.ok;
  };
  const add = async () => {
    const at = now();
    if (await put(newId(), { dealId, text: text.trim(), createdAt: at, updatedAt: at })) setText('');
  };
  const remove = ({ id, item }: Item<'notes'>) =>
    undoable(async () => {
      if (!(await put(id, null))) return null;
      return { back: () => put(newId(), item), notice: { tone: 'neutral', title: 'Note removed' } };
    });
  return (
    <Panel title="Notes" aside="synced to all your devices">
      {readOnly === null ? (
        <form
          className="grid gap-2 print:hidden"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <textarea
            aria-label="New note"
            rows={3}
            maxLength={20_000}
            value={text}
            placeholder="What the agent said, what to ask next"
            onChange={(event) => setText(event.target.value)}
            data-testid="note-text"
            data-kept
            className="w-full rounded-[10px] border border-line-strong bg-card p-3 text-base"
          />
          <div>
            <Button type="submit" look="primary" disabled={text.trim() === ''} data-testid="add-note">
              Add note
            </Button>
          </div>
        </form>
      ) : null}
      {notes.length === 0 ? <p className="text-ink-2">No notes yet.</p> : null}
      <ul>
        {notes.toReversed().map((note) => (
          <li key={note.id} className="grid gap-1 border-t border-line py-3 first:border-0" data-testid="note">
            <p className="whitespace-pre-wrap">{note.item.text}</p>
            <p className="flex items-center justify-between gap-3 text-[13px] text-ink-3">
              {momentFormat.format(note.item.createdAt)}
              {readOnly === null ? (
                <Button
                  size="small"
                  look="quiet"
                  aria-label={`Remove note from ${momentFormat.format(note.item.createdAt)}`}
                  onClick={() => void remove(note)}
                >
                  Remove
                </Button>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ViewingSummary({ deal }: { readonly deal: Deal }) {
  const readOnly = useReadOnly();
  const answers = deal.viewing ?? {};
  const questions = viewingQuestionsIn(countryOfMarket(marketShown(deal)));
  const given = questions.filter(({ id }) => answers[id]?.finding != null);
  const open = given.filter(({ id }) => answers[id]?.finding !== 'good');
  return (
    <Panel title="Viewing" aside={given.length === 0 ? 'not viewed yet' : `${given.length} of ${questions.length} answered`}>
      {given.length === 0 && readOnly === null ? (
        <p className="text-ink-2">A checklist for your phone, with what to check, why it matters, and space for photos and notes.</p>
      ) : null}
      {given.length > 0 && open.length === 0 ? <p>You found no problems in anything you checked.</p> : null}
      <ul>
        {open.map(({ id, question }) => (
          <li key={id} className="grid grid-cols-[1.5rem_minmax(0,1fr)] border-t border-line py-2 first:border-0">
            <span aria-hidden="true" className={`font-semibold ${answers[id]?.finding === 'fault' ? 'text-poor' : 'text-fair'}`}>
              {answers[id]?.finding === 'fault' ? '✗' : '?'}
            </span>
            <span>
              <span className="sr-only">{answers[id]?.finding === 'fault' ? 'Fault: ' : 'Unclear: '}</span>
              {question}
              {answers[id]?.note == null ? null : <span className="block text-sm text-ink-2">{answers[id].note}</span>}
            </span>
          </li>
        ))}
      </ul>
      {readOnly === null ? (
        <div className="print:hidden">
          <Link
            to="/deals/$dealId"
            params={{ dealId: deal.id }}
            search={{ view: 'viewing' }}
            className={buttonClass('plain', 'normal', 'min-h-11')}
            data-testid="start-viewing"
          >
            {given.length === 0 ? 'Start the viewing' : 'Continue the viewing'}
          </Link>
        </div>
      ) : null}
    </Panel>
  );
}
