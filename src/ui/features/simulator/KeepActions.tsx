import { useState, type FormEvent } from 'react';
import { whatIfWordsIn, type WhatIfId } from '../../../core/deal/strategies/whatIf.ts';
import { familyOfCountry, type HomeFamily } from '../../parts/country/homeFamily.ts';
import { countryOfMarket } from '../../../core/market/markets.ts';
import type { OwnValues, SimulatedStrategy } from '../../../core/pipeline/simulator/simulateStrategies.ts';
import { useDealRows } from '../../../data/view/rows/useDealFeed.ts';
import { TextField } from '../../components/field/TextField.tsx';
import { notify } from '../../components/notice/notify.ts';
import { Sheet } from '../../components/panel/Sheet.tsx';
import { Button } from '../../components/press/Button.tsx';
import { nameOf } from './state/nameOf.ts';
import type { Property } from './state/useProperty.ts';
import { SelectField } from '../../components/field/SelectField.tsx';
import { useKeep } from './useKeep.ts';

interface KeepActionsProps {
  readonly property: Property;
  readonly focused: SimulatedStrategy;
  /** The values of the property as a buy-to-let, price and rent among them. */
  readonly letting: OwnValues;
  readonly whatIfs: readonly WhatIfId[];
}

type Open = 'scenario' | 'deal' | null;

/** A link that leads back here, a scenario beside a deal, or a deal of its own. */
export function KeepActions(props: KeepActionsProps) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button size="small" onClick={() => void copyLink()} data-testid="copy-link">
        Copy link
      </Button>
      <Button size="small" onClick={() => setOpen('scenario')} data-testid="keep-scenario">
        Save as scenario
      </Button>
      {props.property.kind === 'example' ? (
        <Button size="small" look="primary" onClick={() => setOpen('deal')} data-testid="keep-deal">
          Make it a deal
        </Button>
      ) : null}
      <Sheet open={open === 'scenario'} onClose={close} title="Save as scenario">
        <ScenarioForm {...props} onDone={close} />
      </Sheet>
      <Sheet open={open === 'deal'} onClose={close} title="Make it a deal">
        <DealForm {...props} onDone={close} />
      </Sheet>
    </div>
  );
}

/** The address follows the inputs a moment late; what is on screen now is in it by the time a hand gets here. */
async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    notify({ tone: 'good', title: 'Link copied', detail: 'It opens this screen with these inputs.' });
  } catch {
    notify({ tone: 'poor', title: 'The link was not copied', detail: 'Copy it from the address bar.' });
  }
}

type FormProps = KeepActionsProps & { readonly onDone: () => void };

function ScenarioForm({ property, focused, whatIfs, onDone }: FormProps) {
  const rows = useDealRows();
  const keep = useKeep();
  const isExample = property.kind === 'example';
  const [name, setName] = useState(() =>
    [nameOf(focused), ...whatIfs.map((id) => whatIfWordsIn(countryOfMarket(focused.market))[id].label.toLowerCase())].join(', '),
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const dealId = isExample ? (chosen ?? rows?.[0]?.id ?? null) : property.deal.id;
  if (dealId === null)
    return (
      <p className="text-ink-2">
        {rows === undefined ? 'Reading your deals…' : 'A scenario stands beside a deal, and there is none yet. Make this one a deal first.'}
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
          label="Beside the deal"
          value={dealId}
          options={(rows ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          onChange={setChosen}
          testId="scenario-deal"
        />
      ) : (
        <p className="text-sm text-ink-2">{`Beside ${property.deal.facts.address ?? 'this deal'}. The deal itself stays as it is.`}</p>
      )}
      <Button type="submit" look="primary" disabled={name.trim() === ''} data-testid="scenario-save">
        Save scenario
      </Button>
    </form>
  );
}

const addressHints: Readonly<Record<HomeFamily, string>> = {
  british: '',
  american: 'With city, state and ZIP code. ',
  european: 'With postcode and town. ',
};

function DealForm({ focused, letting, onDone }: FormProps) {
  const keep = useKeep();
  const [address, setAddress] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await keep.asDeal({ address: address.trim(), letting, of: focused })) onDone();
  };
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Address or name"
        hint={`${addressHints[familyOfCountry(countryOfMarket(focused.market))]}The price, the rent and every value you moved come along.`}
        value={address}
        maxLength={200}
        required
        onChange={(event) => setAddress(event.target.value)}
        data-testid="deal-address"
      />
      <Button type="submit" look="primary" disabled={address.trim() === ''} data-testid="deal-make">
        Make the deal
      </Button>
    </form>
  );
}
