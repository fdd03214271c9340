import { useState, type FormEvent } from 'react';
import { whatIfLabelsIn, type WhatIfId } from '../../../core/deal/strategies/whatIf.ts';
import { familyOfCountry, type CountryFamily } from '../../parts/country/countryFamily.ts';
import { countryOfMarket } from '../../../core/market/markets.ts';
import type { OwnValues, SimulatedStrategy } from '../../../core/pipeline/simulator/simulateStrategies.ts';
import { useDealRows } from '../../../data/view/rows/useDealFeed.ts';
import { TextField } from '../../components/field/TextField.tsx';
import { notify } from '../../components/notice/notify.ts';
import { Sheet } from '../../components/panel/Sheet.tsx';
import { Button } from '../../components/press/Button.tsx';
import { strategyNameOf } from './state/strategyNameOf.ts';
import type { Property } from './state/useProperty.ts';
import { SelectField } from '../../components/field/SelectField.tsx';
import { Editable } from '../../parts/teams/Editable.tsx';
import { useSaveSimulation } from './useSaveSimulation.ts';

interface KeepActionsProps {
  readonly property: Property;
  readonly focused: SimulatedStrategy;
  /** The property's values as a buy-to-let, including price and rent. */
  readonly letting: OwnValues;
  readonly whatIfs: readonly WhatIfId[];
}

type Open = 'scenario' | 'deal' | null;

/** Buttons to copy a link, save a scenario and, for the example, create a deal. */
export function SaveActions(props: KeepActionsProps) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button size="small" onClick={() => void copyLink()} data-testid="copy-link">
        Copy link
      </Button>
      <Editable>
        <Button size="small" onClick={() => setOpen('scenario')} data-testid="keep-scenario">
          Save as scenario
        </Button>
        {props.property.kind === 'example' ? (
          <Button size="small" look="primary" onClick={() => setOpen('deal')} data-testid="keep-deal">
            Create a deal
          </Button>
        ) : null}
      </Editable>
      <Sheet open={open === 'scenario'} onClose={close} title="Save as scenario">
        <ScenarioForm {...props} onDone={close} />
      </Sheet>
      <Sheet open={open === 'deal'} onClose={close} title="Create a deal">
        <DealForm {...props} onDone={close} />
      </Sheet>
    </div>
  );
}

/** Copies the URL. Its update is debounced, but has happened by the time the user can press the button. */
async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    notify({ tone: 'good', title: 'Link copied', detail: 'It opens this screen with these inputs.' });
  } catch {
    notify({ tone: 'poor', title: 'Couldn’t copy the link', detail: 'Copy it from the address bar instead.' });
  }
}

type FormProps = KeepActionsProps & { readonly onDone: () => void };

function ScenarioForm({ property, focused, whatIfs, onDone }: FormProps) {
  const rows = useDealRows();
  const keep = useSaveSimulation();
  const isExample = property.kind === 'example';
  const [name, setName] = useState(() =>
    [strategyNameOf(focused), ...whatIfs.map((id) => whatIfLabelsIn(countryOfMarket(focused.market))[id].label.toLowerCase())].join(', '),
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const dealId = isExample ? (chosen ?? rows?.[0]?.id ?? null) : property.deal.id;
  if (dealId === null)
    return (
      <p className="text-ink-2">
        {rows === undefined ? 'Loading your deals…' : 'A scenario belongs to a deal. Create a deal from this property first.'}
      </p>
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await keep.asScenario({ dealId, name: name.trim(), of: focused })) onDone();
  };
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Name"
        value={name}
        maxLength={120}
        required
        onChange={(event) => setName(event.target.value)}
        data-testid="scenario-name"
      />
      {isExample ? (
        <SelectField
          label="Deal"
          value={dealId}
          options={(rows ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          onChange={setChosen}
          testId="scenario-deal"
        />
      ) : (
        <p className="text-sm text-ink-2">{`Saved with ${property.deal.facts.address ?? 'this deal'}. The deal itself doesn’t change.`}</p>
      )}
      <Button type="submit" look="primary" disabled={name.trim() === ''} data-testid="scenario-save">
        Save scenario
      </Button>
    </form>
  );
}

const addressHints: Readonly<Record<CountryFamily, string>> = {
  british: '',
  american: 'With city, state and ZIP code. ',
  european: 'With postcode and town. ',
};

function DealForm({ focused, letting, onDone }: FormProps) {
  const keep = useSaveSimulation();
  const [address, setAddress] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await keep.asDeal({ address: address.trim(), letting, of: focused })) onDone();
  };
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Address or name"
        hint={`${addressHints[familyOfCountry(countryOfMarket(focused.market))]}The deal includes the price, the rent and every value you changed.`}
        value={address}
        maxLength={200}
        required
        onChange={(event) => setAddress(event.target.value)}
        data-testid="deal-address"
      />
      <Button type="submit" look="primary" disabled={address.trim() === ''} data-testid="deal-make">
        Create deal
      </Button>
    </form>
  );
}
