import { useState } from 'react';
import type { Place } from '../../../../core/area/book/place.ts';
import { figureText } from '../../../../core/area/describe/figureText.ts';
import { useAreaBook } from '../../../../data/area/useAreaBook.ts';
import { SelectField } from '../../../components/field/SelectField.tsx';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { AreaSearchBox } from '../../../parts/area/AreaSearchBox.tsx';
import type { RuleDraft } from './ruleDraft.ts';

interface AreaFieldsProps {
  readonly figure: RuleDraft['figure'];
  readonly onChange: (figure: RuleDraft['figure']) => void;
}

/** Selects a place and the figure to watch, from this device's area packs. */
export function AreaFields({ figure, onChange }: AreaFieldsProps) {
  const books = useAreaBook('uk');
  const [chosen, setChosen] = useState<Place | null>(null);
  if (books.state === 'loading') return <Spinner label="Loading area figures…" />;
  if (books.state === 'failed') return <p className="text-poor">{books.message}</p>;
  const { book } = books;
  const place = chosen ?? (figure === null ? null : (book.find(figure.place.name, 1)[0]?.place ?? null));
  const figures = (place === null ? null : book.profile(place))?.figures ?? [];
  const choose = (of: Place, measure: string): void => {
    const found = book.profile(of)?.figures.find((one) => one.measure.id === measure);
    if (found === undefined) return onChange(null);
    const { kind, code, name } = of;
    return onChange({ place: { kind, code, name }, measure, label: found.measure.label });
  };
  const now = figures.find(({ measure }) => measure.id === figure?.measure);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <AreaSearchBox
        book={book}
        label="Place"
        placeholder={place === null ? 'Postcode, district or name' : place.name}
        testId="rule-place"
        onChoose={(found) => {
          setChosen(found);
          choose(found, figure?.measure ?? book.profile(found)?.figures[0]?.measure.id ?? '');
        }}
      />
      {place === null || figures.length === 0 ? null : (
        <SelectField
          label={place.name}
          value={figure?.measure ?? ''}
          options={figures.map(({ measure }) => ({ value: measure.id, label: measure.label }))}
          testId="rule-measure"
          onChange={(measure) => choose(place, measure)}
        />
      )}
      {now === undefined ? null : (
        <p className="text-sm text-ink-2">
          {figureText(now.value, now.measure)} now, {now.measure.period}. Figures are updated a few times a year.
        </p>
      )}
    </div>
  );
}
