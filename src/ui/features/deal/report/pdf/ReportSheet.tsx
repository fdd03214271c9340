import { editionIds, editions } from '../../../../../core/report/editions/editions.ts';
import { maxPhotos } from '../../../../../core/report/editions/reportPhoto.ts';
import { Checkbox } from '../../../../components/field/Checkbox.tsx';
import { Segmented } from '../../../../components/field/Segmented.tsx';
import { TextField } from '../../../../components/field/TextField.tsx';
import { Sheet } from '../../../../components/panel/Sheet.tsx';
import { Button } from '../../../../components/press/Button.tsx';
import { canSharePdf } from '../../../../parts/files/saveOrShareFile.ts';
import { LenderFields } from './LenderFields.tsx';
import { LogoField } from './LogoField.tsx';
import { maxNameLength, type ReportChoices } from './reportChoices.ts';
import type { Sending } from './sendReport.ts';

interface ReportSheetProps {
  readonly choices: ReportChoices;
  readonly onChange: (changes: Partial<ReportChoices>) => void;
  readonly onClose: () => void;
  readonly onMake: (sending: Sending) => void;
  readonly onPrint: () => void;
  /** Saves or shares the deal itself as a `.deal` file. */
  readonly onFile: () => void;
}

const papers = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'US Letter' },
] as const;

/** The report options: edition, paper, letterhead and photos. They are stored on this device. */
export function ReportSheet({ choices, onChange, onClose, onMake, onPrint, onFile }: ReportSheetProps) {
  const { edition, pageSize, letterhead, photos, lender } = choices;
  return (
    <Sheet open onClose={onClose} title="Report" actions={<SheetActions onMake={onMake} onPrint={onPrint} onFile={onFile} />}>
      <div className="grid gap-6">
        <EditionField edition={edition} onChange={onChange} />
        {edition === 'lender' ? (
          <LenderFields lender={lender} onChange={(changes) => onChange({ lender: { ...lender, ...changes } })} />
        ) : null}
        <Segmented label="Paper" showLabel options={papers} value={pageSize} onChange={(paper) => onChange({ pageSize: paper })} />
        <TextField
          label="Your name or firm"
          hint="Appears at the top of every report. Stored on this device only."
          value={letterhead.name}
          maxLength={maxNameLength}
          autoComplete="organization"
          data-testid="report-name"
          onChange={(event) => onChange({ letterhead: { ...letterhead, name: event.target.value } })}
        />
        <LogoField logo={letterhead.logo} onChange={(logo) => onChange({ letterhead: { ...letterhead, logo } })} />
        <div className="grid gap-1">
          <Checkbox label="Viewing photos" checked={photos} testId="report-photos" onChange={(wanted) => onChange({ photos: wanted })} />
          <p className="text-sm text-ink-3">Up to {maxPhotos} photos from this device. Listing photos aren’t included.</p>
        </div>
        <p className="text-sm text-ink-3">
          Sending by email saves the PDF and opens a message with the summary in your mail app. Attach the PDF there yourself, because a web
          page can’t.
        </p>
      </div>
    </Sheet>
  );
}

/** The editions, each with its audience. */
function EditionField({ edition, onChange }: Pick<ReportChoices, 'edition'> & Pick<ReportSheetProps, 'onChange'>) {
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1.5 text-sm font-medium">Edition</legend>
      {editionIds.map((id) => (
        <label
          key={id}
          className="relative grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 rounded-2 border border-line px-4 py-3 has-checked:border-brand has-checked:bg-sunk has-focus-visible:outline-2 has-focus-visible:outline-brand"
        >
          <input
            type="radio"
            name="report-edition"
            value={id}
            checked={id === edition}
            data-testid={`report-edition-${id}`}
            onChange={() => onChange({ edition: id })}
            className="size-4 accent-brand"
          />
          <span className="font-medium">{editions[id].label}</span>
          <span className="col-start-2 text-sm text-ink-2">{editions[id].purpose}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The buttons that save, share, send or print the report. */
function SheetActions({ onMake, onPrint, onFile }: Pick<ReportSheetProps, 'onMake' | 'onPrint' | 'onFile'>) {
  return (
    <>
      <Button className="min-h-11" data-testid="deal-file" onClick={onFile}>
        Deal file
      </Button>
      <Button className="min-h-11" data-testid="report-print" onClick={onPrint}>
        Print view
      </Button>
      <Button className="min-h-11" data-testid="report-mail" onClick={() => onMake('mail')}>
        Send by email
      </Button>
      {canSharePdf() ? (
        <Button className="min-h-11" data-testid="report-share" onClick={() => onMake('share')}>
          Share PDF
        </Button>
      ) : null}
      <Button className="min-h-11" look="primary" data-testid="report-make" onClick={() => onMake('file')}>
        Create PDF
      </Button>
    </>
  );
}
