import { lazy, Suspense, useState } from 'react';
import { Menu } from '../../../components/panel/Menu.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { buttonClass } from '../../../components/press/buttonClass.ts';
import { useClock } from '../../../hooks/useClock.ts';
import { Editable } from '../../../parts/teams/Editable.tsx';
import { useReadOnly } from '../../../hooks/useReadOnly.ts';
import type { PortfolioState } from '../../../parts/portfolio/usePortfolio.ts';

const HoldingsImportSheet = lazy(async () => ({ default: (await import('../importExport/HoldingsImportSheet.tsx')).HoldingsImportSheet }));

interface PortfolioHeadProps {
  readonly state: PortfolioState;
  readonly onAdd: () => void;
}

/** The screen's title, the add button, and import and export. */
export function PortfolioHead({ state, onAdd }: PortfolioHeadProps) {
  const { now } = useClock();
  const readOnly = useReadOnly();
  const [importing, setImporting] = useState(false);
  const holdings = state.holdings ?? [];
  const dates = state.portfolio?.dates ?? [];
  const exportCsv = async () => (await import('../importExport/exportFiles.ts')).exportHoldings(holdings);
  const exportDates = async () => (await import('../importExport/exportFiles.ts')).exportDates(dates, now());
  return (
    <header className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">Portfolio</h1>
      <div className="flex gap-2 print:hidden">
        <Editable>
          <Button look={holdings.length === 0 ? 'plain' : 'primary'} onClick={onAdd} data-testid="add-holding">
            Add a property
          </Button>
        </Editable>
        <Menu
          label="Files"
          className={buttonClass('plain', 'normal')}
          testId="portfolio-files"
          items={[
            {
              id: 'import',
              label: 'Import from CSV',
              disabled: readOnly !== null,
              onChoose: () => setImporting(true),
              testId: 'import-holdings',
            },
            {
              id: 'export',
              label: 'Export as CSV',
              disabled: holdings.length === 0,
              onChoose: () => void exportCsv(),
              testId: 'export-holdings',
            },
            {
              id: 'dates',
              label: 'Export dates to calendar (.ics)',
              disabled: dates.length === 0,
              onChoose: () => void exportDates(),
              testId: 'export-dates',
            },
          ]}
        />
      </div>
      <Suspense fallback={null}>
        {importing ? <HoldingsImportSheet holdings={holdings} onClose={() => setImporting(false)} /> : null}
      </Suspense>
    </header>
  );
}
