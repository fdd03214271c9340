import { useState } from 'react';
import { ok, err } from '../../../core/kernel/result.ts';
import { Checkbox } from '../../components/field/Checkbox.tsx';
import { NumberCell } from '../../components/field/NumberCell.tsx';
import { Segmented } from '../../components/field/Segmented.tsx';
import { SelectField } from '../../components/field/SelectField.tsx';
import { SliderField } from '../../components/field/SliderField.tsx';
import { Switch } from '../../components/field/Switch.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { GalleryPart } from './GalleryPart.tsx';

const readPercent = (text: string) => {
  const value = Number(text.replace('%', '').trim());
  return Number.isFinite(value) && text.trim() !== '' ? ok(value) : err('Enter a number, such as 5.25');
};
const percent = (value: number) => `${value.toFixed(2)}%`;
const marks = ['default', 'profile', 'listing', 'estimate', 'yours'] as const;
const ignore = () => undefined;

/** Form fields and choice controls. */
export function FieldParts() {
  return (
    <GalleryPart title="Fields">
      <Sliders />
      <div className="flex flex-wrap gap-2.5">
        {marks.map((mark) => (
          <NumberCell
            key={mark}
            label={`A ${mark} number`}
            value={5.25}
            parse={readPercent}
            format={percent}
            onCommit={ignore}
            mark={mark}
          />
        ))}
      </div>
      <Choices />
      <TextField label="Email" placeholder="you@example.test" hint="Only for signing in." autoComplete="off" />
      <TextField label="Postcode" defaultValue="M6 7" error="Enter a full postcode." autoComplete="off" />
    </GalleryPart>
  );
}

function Sliders() {
  const [rate, setRate] = useState(5.25);
  return (
    <>
      <SliderField
        label="Mortgage rate"
        unit="a year"
        note="Your profile"
        value={rate}
        min={0}
        max={12}
        step={0.05}
        parse={readPercent}
        format={percent}
        editFormat={(value) => value.toFixed(2)}
        onChange={setRate}
        mark="yours"
        testId="gallery-rate"
      />
    </>
  );
}

function Choices() {
  const [view, setView] = useState<'month' | 'year'>('month');
  const [stage, setStage] = useState<'new' | 'offer'>('new');
  const [on, setOn] = useState(true);
  const [boxes, setBoxes] = useState<readonly boolean[]>([true, false]);
  const all = boxes.every((each) => each);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label="Period"
          options={[
            { value: 'month', label: 'Month' },
            { value: 'year', label: 'Year' },
          ]}
          value={view}
          onChange={setView}
        />
        <SelectField
          label="Stage"
          value={stage}
          options={[
            { value: 'new', label: 'New' },
            { value: 'offer', label: 'Offer made' },
          ]}
          onChange={setStage}
        />
      </div>
      <div className="flex flex-wrap gap-x-6">
        <Checkbox label="All" checked={all} mixed={boxes.includes(true)} onChange={(checked) => setBoxes([checked, checked])} />
        <Checkbox label="First" checked={boxes[0] ?? false} onChange={(checked) => setBoxes([checked, boxes[1] ?? false])} />
        <Checkbox label="Second" checked={boxes[1] ?? false} onChange={(checked) => setBoxes([boxes[0] ?? false, checked])} />
        <Checkbox label="Never" checked={false} onChange={ignore} disabled />
      </div>
      <Switch label="Single keys" hint="This setting is saved on this device only." checked={on} onChange={setOn} />
      <Switch label="Not available" checked={false} onChange={ignore} disabled />
    </>
  );
}
