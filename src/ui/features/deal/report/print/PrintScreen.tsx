import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { Deal } from '../../../../../core/deal/deal.ts';
import { countryOfMarket, type MarketCountry } from '../../../../../core/market/markets.ts';
import { composeEdition } from '../../../../../core/report/editions/composeEdition.ts';
import { editionIds, editions, type EditionId } from '../../../../../core/report/editions/editions.ts';
import type { ReportPhoto } from '../../../../../core/report/editions/reportPhoto.ts';
import type { FullReport } from '../../../../../core/pipeline/outcome.ts';
import { Segmented } from '../../../../components/field/Segmented.tsx';
import { EmptyState } from '../../../../components/notice/EmptyState.tsx';
import { Spinner } from '../../../../components/notice/Spinner.tsx';
import { Button } from '../../../../components/press/Button.tsx';
import { LinkButton } from '../../../../components/press/LinkButton.tsx';
import { appVersion } from '../pdf/useFullReport.ts';
import { usePerson } from '../../../../hooks/usePerson.ts';
import { agreedOf, printedBorrower } from '../pdf/reportChoices.ts';
import { useReportChoices } from '../pdf/useReportChoices.ts';
import { viewingPhotos } from '../pdf/viewingPhotos.ts';
import { EditionView } from './EditionView.tsx';
import { printSearch } from './printSearch.ts';
import { usePrintedDeal } from './usePrintedDeal.ts';

interface PrintScreenProps {
  readonly dealId: string;
  readonly edition: EditionId;
}

/** An edition of the report as a page: the accessible version of the PDF, for reading, screen readers and printing. */
export function PrintScreen({ dealId, edition }: PrintScreenProps) {
  // The country does not matter here, because only the consent to include holdings is read.
  const { choices } = useReportChoices('GB');
  const printed = usePrintedDeal(dealId, agreedOf({ ...choices, edition }).holdings);
  switch (printed.kind) {
    case 'asking':
      return <Spinner label="Calculating the report…" />;
    case 'missing':
      return (
        <>
          <h1 className="sr-only">Deal not found</h1>
          <EmptyState title="This deal is not on this device" action={<LinkButton to="/deals">Back to deals</LinkButton>}>
            It may belong to another account, or its data was cleared.
          </EmptyState>
        </>
      );
    case 'failed':
      return (
        <>
          <h1 className="sr-only">Report not created</h1>
          <EmptyState
            title="Couldn’t create the report"
            action={
              <LinkButton to="/deals/$dealId" params={{ dealId }}>
                Back to the deal
              </LinkButton>
            }
          >
            {printed.message}
          </EmptyState>
        </>
      );
    case 'ready':
      return <Printed full={printed.full} decision={printed.decision} edition={edition} />;
    default:
      return printed satisfies never;
  }
}

interface PrintedProps {
  readonly full: FullReport;
  readonly decision: Deal['decision'];
  readonly edition: EditionId;
}

function Printed({ full, decision, edition }: PrintedProps) {
  const navigate = useNavigate();
  const { dealId, report, score } = full;
  const country = countryOfMarket(report.market);
  const { choices } = useReportChoices(country);
  const borrower = printedBorrower({ ...choices, edition });
  const document = useMemo(
    () => composeEdition(edition, { report, score, borrower, decision, appVersion: appVersion() }),
    [edition, report, score, borrower, decision],
  );
  const photos = useViewingPhotos(dealId, choices.photos, country);
  useDocumentTitle(`${report.title}: ${document.masthead}`);
  const show = (id: EditionId) =>
    void navigate({ to: '/deals/$dealId', params: { dealId }, search: printSearch(id), replace: true, resetScroll: false });
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <LinkButton to="/deals/$dealId" params={{ dealId }}>
          Back to the deal
        </LinkButton>
        <Segmented
          label="Edition"
          options={editionIds.map((id) => ({ value: id, label: editions[id].label }))}
          value={edition}
          onChange={show}
        />
        <Button className="min-h-11" look="primary" data-testid="print-report" onClick={() => print()}>
          Print
        </Button>
      </div>
      <EditionView document={document} letterhead={choices.letterhead} photos={photos} />
    </>
  );
}

/** The viewing photos if the options include them; otherwise empty. */
function useViewingPhotos(dealId: string, wanted: boolean, country: MarketCountry): readonly ReportPhoto[] {
  const { userId } = usePerson();
  const [photos, setPhotos] = useState<readonly ReportPhoto[]>([]);
  useEffect(() => {
    let left = false;
    const read = async () => {
      const found = wanted ? await viewingPhotos(userId, dealId, country) : [];
      if (!left) setPhotos(found);
    };
    void read();
    return () => {
      left = true;
    };
  }, [userId, dealId, wanted, country]);
  return photos;
}

/** Sets the document title, which names printed and saved pages. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
