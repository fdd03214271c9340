import { useState } from 'react';
import { Disclosure } from '../../components/panel/Disclosure.tsx';
import { Menu } from '../../components/panel/Menu.tsx';
import { Sheet } from '../../components/panel/Sheet.tsx';
import { Tabs } from '../../components/panel/Tabs.tsx';
import { Toolbar } from '../../components/panel/Toolbar.tsx';
import { notify } from '../../components/notice/notify.ts';
import { Button } from '../../components/press/Button.tsx';
import { buttonClass } from '../../components/press/buttonClass.ts';
import { DataTable } from '../../components/table/DataTable.tsx';
import { GalleryPart } from './GalleryPart.tsx';

const say = (title: string) => () => notify({ tone: 'neutral', title });

/** The components that contain others. */
export function PanelParts() {
  const [tab, setTab] = useState<'one' | 'two'>('one');
  const [sheet, setSheet] = useState(false);
  return (
    <GalleryPart title="Menus, sheets, tabs, tables">
      <Toolbar label="Actions for selected deals">
        <Button size="small" onClick={() => setSheet(true)} data-testid="gallery-sheet">
          Open a sheet
        </Button>
        <Menu
          label="More actions"
          className={buttonClass('plain', 'small')}
          testId="gallery-menu"
          items={[
            { id: 'stage', label: 'Change stage', onChoose: say('Stage'), keys: 's' },
            { id: 'tag', label: 'Add a tag', onChoose: say('Tag') },
            { id: 'none', label: 'Not now', onChoose: say('Never'), disabled: true },
            { id: 'bin', label: 'Move to the bin', onChoose: say('Bin'), danger: true },
          ]}
        />
      </Toolbar>
      <Tabs
        label="Parts"
        tabs={[
          { key: 'one', label: 'Overview' },
          { key: 'two', label: 'Cash flow' },
        ]}
        active={tab}
        onChange={setTab}
      >
        <p className="text-ink-2">{tab === 'one' ? 'The first panel.' : 'The second panel.'}</p>
      </Tabs>
      <div>
        <Disclosure title="Purchase costs" aside="£14,200" open>
          <p className="text-ink-2">Stamp duty, survey, legal fees.</p>
        </Disclosure>
        <Disclosure title="Running costs" aside="£3,120">
          <p className="text-ink-2">Management, insurance, repairs.</p>
        </Disclosure>
      </div>
      <DataTable
        caption="Yearly figures"
        columns={[
          { label: 'Year' },
          { label: 'Rent', align: 'right' },
          { label: 'Costs', align: 'right' },
          { label: 'Cash flow', align: 'right' },
        ]}
        rows={[
          ['2027', '£15,000', '£3,120', '£3,060'],
          ['2028', '£15,450', '£3,180', '£3,450'],
        ]}
        foot={['Both', '£30,450', '£6,300', '£6,510']}
      />
      <Sheet
        open={sheet}
        onClose={() => setSheet(false)}
        title="A sheet"
        actions={
          <Button look="primary" onClick={() => setSheet(false)}>
            Done
          </Button>
        }
      >
        <p className="text-ink-2">
          It opens at the bottom on a phone and in the middle on a desktop. Close it with Esc, Close or a click outside.
        </p>
      </Sheet>
    </GalleryPart>
  );
}
