import { Link } from '@tanstack/react-router';
import type { Deal } from '../../../../core/deal/deal.ts';
import type { ViewingAnswer, ViewingFinding } from '../../../../core/deal/viewing/viewingAnswer.ts';
import { countryOfMarket } from '../../../../core/market/markets.ts';
import { viewingQuestionsIn } from '../../../../core/deal/viewing/americanViewing.ts';
import { viewingAreas, type ViewingQuestion } from '../../../../core/deal/viewing/viewingQuestions.ts';
import type { MediaRow } from '../../../../data/device/deviceDb.ts';
import { usePhotosAndVoiceNotes } from '../../../../data/device/photosAndVoiceNotes.ts';
import { buttonClass } from '../../../components/press/buttonClass.ts';
import { usePerson } from '../../../hooks/usePerson.ts';
import { MediaStrip } from './MediaStrip.tsx';
import { useViewing } from './useViewing.ts';
import { useWakeLock } from './useWakeLock.ts';
import type { LiveDeal } from '../../../parts/liveDeal/liveDeal.ts';

interface ViewingScreenProps {
  readonly live: LiveDeal;
  readonly deal: Deal;
}

/** The viewing checklist for a phone: three large answers per question, with notes, photos and voice notes. Works offline. */
export function ViewingScreen({ live, deal }: ViewingScreenProps) {
  useWakeLock();
  const { userId } = usePerson();
  const { answers, answer } = useViewing(deal, live.stored);
  const media = usePhotosAndVoiceNotes(userId, deal.id) ?? [];
  const questions = viewingQuestionsIn(countryOfMarket(live.market));
  const given = questions.filter(({ id }) => answers[id]?.finding != null).length;
  const faults = questions.filter(({ id }) => answers[id]?.finding === 'fault');
  return (
    <div className="mx-auto max-w-2xl pb-10">
      <header className="sticky top-0 z-20 -mx-4 grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line bg-paper px-4 pt-2 pb-3">
        <div className="flex items-center justify-between gap-3">
          <h1 className="min-w-0 truncate text-lg font-semibold tracking-tight" data-testid="viewing-title">
            Viewing: {live.outcome?.report.title ?? live.row?.title ?? 'deal'}
          </h1>
          <Link
            to="/deals/$dealId"
            params={{ dealId: deal.id }}
            search={{}}
            hash="notes"
            className={buttonClass('plain', 'normal', 'min-h-11 shrink-0')}
          >
            Done
          </Link>
        </div>
        <div className="flex items-center gap-3">
          <progress
            aria-label="Questions answered"
            max={questions.length}
            value={given}
            className="h-2 flex-1 overflow-hidden rounded-full accent-(--brand)"
          />
          <p className="num text-sm text-ink-2" data-testid="viewing-progress">
            {given} of {questions.length}
            {faults.length === 0 ? '' : ` · ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`}
          </p>
        </div>
      </header>
      <p className="pt-5 text-ink-2">Answers sync to your other devices. Photos and voice notes stay on this one.</p>
      {viewingAreas.map((area) => (
        <section key={area} aria-labelledby={`area-${area}`} className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-7">
          <h2 id={`area-${area}`} className="text-xl font-semibold tracking-tight">
            {area}
          </h2>
          {questions
            .filter((question) => question.area === area)
            .map((question) => (
              <Question
                key={question.id}
                question={question}
                dealId={deal.id}
                given={answers[question.id] ?? null}
                media={media.filter(({ about }) => about === question.id)}
                onAnswer={(next) => answer(question.id, next)}
              />
            ))}
        </section>
      ))}
    </div>
  );
}

const findings: readonly { readonly value: ViewingFinding; readonly label: string; readonly sign: string; readonly look: string }[] = [
  { value: 'good', label: 'In order', sign: '✓', look: 'has-checked:border-good has-checked:text-good' },
  { value: 'fault', label: 'Fault', sign: '✗', look: 'has-checked:border-poor has-checked:text-poor' },
  { value: 'unclear', label: 'Unclear', sign: '?', look: 'has-checked:border-fair has-checked:text-fair' },
];

interface QuestionProps {
  readonly question: ViewingQuestion;
  readonly dealId: string;
  readonly given: ViewingAnswer | null;
  readonly media: readonly MediaRow[];
  readonly onAnswer: (answer: ViewingAnswer | null) => void;
}

function Question({ question, dealId, given, media, onAnswer }: QuestionProps) {
  const { id, question: words, why, cost } = question;
  const open = given?.finding === 'fault' || given?.note != null || media.length > 0;
  const set = (changes: Partial<ViewingAnswer>) => {
    const next = { finding: given?.finding ?? null, note: given?.note ?? null, ...changes };
    onAnswer(next.finding === null && (next.note ?? '') === '' ? null : next);
  };
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-2 border border-line bg-card p-4 shadow-1" data-testid={`question-${id}`}>
      <legend className="sr-only">{words}</legend>
      <div>
        <p aria-hidden="true" className="text-[17px] leading-snug font-medium">
          {words}
        </p>
        <p className="pt-1 text-sm text-ink-3">{why}</p>
      </div>
      <div className="grid grid-cols-3 gap-2">
        {findings.map(({ value, label, sign, look }) => (
          <label
            key={value}
            className={`relative grid min-h-14 cursor-pointer place-items-center rounded-2 border-2 border-line bg-card text-[15px] font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand ${look}`}
          >
            <input
              type="radio"
              name={`finding-${id}`}
              checked={given?.finding === value}
              onChange={() => set({ finding: value })}
              data-testid={`finding-${id}-${value}`}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <span>
              <span aria-hidden="true">{sign} </span>
              {label}
            </span>
          </label>
        ))}
      </div>
      {given?.finding === 'fault' ? (
        <p className="text-sm text-ink-2">
          <span className="font-medium">Possible cost: </span>
          {cost}
        </p>
      ) : null}
      <details open={open}>
        <summary className="min-h-11 content-center text-sm font-medium text-ink-2">Notes, photos and voice notes</summary>
        <div className="grid gap-3">
          <textarea
            aria-label={`Your notes: ${words}`}
            rows={2}
            maxLength={2000}
            value={given?.note ?? ''}
            onChange={(event) => set({ note: event.target.value === '' ? null : event.target.value })}
            className="w-full rounded-[10px] border border-line-strong bg-card p-3 text-base"
          />
          <MediaStrip dealId={dealId} about={id} name={words} media={media} />
        </div>
      </details>
    </fieldset>
  );
}
