import { useState } from 'react';
import { Switch } from '../../../components/field/Switch.tsx';
import { Sheet } from '../../../components/panel/Sheet.tsx';
import { KeyHint } from '../../../components/press/KeyHint.tsx';
import { useCurrentActions, type Action } from '../../../parts/actions/actionRegistry.ts';
import { singleKeysOn, switchSingleKeys } from './keySettings.ts';

/** This screen's keyboard shortcuts, and the switch for single keys on this device. */
export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const actions = useCurrentActions().filter(({ keys }) => keys !== undefined);
  const [on, setOn] = useState(singleKeysOn);
  return (
    <Sheet open onClose={onClose} title="Keyboard shortcuts">
      <div className="grid gap-5" data-testid="key-list">
        <Switch
          label="Single keys"
          hint="Shortcuts that don’t need ⌘ or Ctrl. They’re ignored while you type. This setting is saved on this device only."
          checked={on}
          onChange={(next) => {
            switchSingleKeys(next);
            setOn(next);
          }}
          testId="single-keys"
        />
        <KeyGroup title="Go to" actions={actions.filter(({ group }) => group === 'Go to')} />
        <KeyGroup title="Actions" actions={actions.filter(({ group }) => group === 'Do')} />
      </div>
    </Sheet>
  );
}

function KeyGroup({ title, actions }: { readonly title: string; readonly actions: readonly Action[] }) {
  if (actions.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="pb-1 text-sm font-semibold text-ink-3">{title}</h3>
      <dl>
        {actions.map(({ id, label, keys = '' }) => (
          <div key={id} className="flex min-h-9 items-center justify-between gap-4 border-t border-line text-[15px] first:border-0">
            <dt>{label}</dt>
            <dd>
              <KeyHint keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
