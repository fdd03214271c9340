import { useLocation, useParams } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { countryOfMarket } from '../../core/market/markets.ts';
import type { SharedReport } from '../../core/report/shared/sharedReport.ts';
import { openSharedCopies } from '../../data/device/sharedCopies.ts';
import { readLink } from '../../sharing/readLink.ts';
import { notify } from '../../ui/components/notice/notify.ts';
import { SharedReportScreen } from '../../ui/features/deal/shareLink/SharedReportScreen.tsx';
import { useSharedReport } from '../../ui/features/deal/shareLink/useSharedReport.ts';
import { pdfFileName, saveOrShareFile } from '../../ui/parts/files/saveOrShareFile.ts';
import { now } from '../clock.ts';
import { loadConfig } from '../config.ts';

/** `/shared/$linkId#KEY`: a deal shared by link. It needs neither an account nor a workspace. */
export function SharedLinkScreen() {
  const { linkId = '' } = useParams({ strict: false });
  const fragment = useLocation({ select: ({ hash }) => hash });
  // Open as long as the page: every way out of it is a full load.
  const [copies] = useState(() => openSharedCopies());
  const read = useCallback(
    () => readLink({ id: linkId, fragment }, { server, fetch: (url, init) => fetch(url, init), copies, now }),
    [linkId, fragment, copies],
  );
  const { link, retry } = useSharedReport(read);
  const [isDrawing, setDrawing] = useState(false);
  const savePdf = async (report: SharedReport) => {
    setDrawing(true);
    const made = await makePdf(report);
    setDrawing(false);
    if (made.ok) await saveOrShareFile(made.file);
    else notify({ tone: 'poor', title: 'Couldn’t create the PDF', detail: made.message });
  };
  return <SharedReportScreen link={link} onRetry={retry} onPdf={(report) => void savePdf(report)} isDrawing={isDrawing} />;
}

async function server(): Promise<{ readonly url: string; readonly key: string }> {
  const { supabaseUrl, supabaseKey } = await loadConfig();
  return { url: supabaseUrl.replace(/\/$/, ''), key: supabaseKey };
}

type Made = { readonly ok: true; readonly file: File } | { readonly ok: false; readonly message: string };

/** Draws the report in the PDF worker, on the paper of the property's country. */
async function makePdf({ document, market, from }: SharedReport): Promise<Made> {
  const { createPdfMaker } = await import('../person/workers.ts');
  const pdf = createPdfMaker();
  const answer = await pdf.call('makePdf', [
    {
      document,
      market,
      letterhead: from === '' ? null : { name: from, logo: null },
      pageSize: countryOfMarket(market) === 'US' ? 'letter' : 'a4',
      assetBase: location.origin,
    },
  ]);
  pdf.stop();
  if (!answer.ok) return { ok: false, message: answer.error.message };
  return { ok: true, file: new File([answer.value.bytes], pdfFileName(document.title), { type: 'application/pdf' }) };
}
