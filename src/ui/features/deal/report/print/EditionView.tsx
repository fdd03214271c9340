import { useId } from 'react';
import type { EditionDocument, EditionPart } from '../../../../../core/report/editions/editionDocument.ts';
import { isLogo, type Letterhead } from '../../../../../core/report/editions/letterhead.ts';
import type { ReportPhoto } from '../../../../../core/report/editions/reportPhoto.ts';
import { webAddress } from '../../../../parts/dealRow/webAddress.ts';
import { BlockView } from './BlockView.tsx';

interface EditionViewProps {
  readonly document: EditionDocument;
  readonly letterhead: Letterhead;
  readonly photos: readonly ReportPhoto[];
}

/** An edition as semantic HTML: headings, captioned tables and charts with summaries. Pages break between parts, not inside short ones. */
export function EditionView({ document, letterhead, photos }: EditionViewProps) {
  const listing = webAddress(document.listingUrl);
  const name = letterhead.name.trim();
  return (
    <article
      data-testid="printed-report"
      data-amounts="shown"
      className="mx-auto grid max-w-[52rem] grid-cols-[minmax(0,1fr)] gap-8 rounded-2 border border-line bg-card p-5 sm:p-10 print:max-w-none print:gap-6 print:border-0 print:p-0"
    >
      <header className="grid gap-3">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-line pb-3">
          <div className="grid gap-1">
            {isLogo(letterhead.logo) ? (
              <img src={letterhead.logo.dataUrl} alt={name === '' ? 'Logo' : name} className="max-h-14 max-w-48" />
            ) : null}
            <p className="font-semibold">{name === '' ? 'Yardstick' : name}</p>
          </div>
          <p className="num text-[13px] text-ink-2">
            {document.masthead} · prepared on {document.preparedOn}
          </p>
        </div>
        <h1 className="text-2xl leading-tight font-semibold tracking-tight wrap-anywhere sm:text-3xl">{document.title}</h1>
        <p className="text-ink-2">{document.subtitle}</p>
        {listing === null ? null : (
          <p className="text-sm wrap-anywhere">
            <a href={listing} rel="noreferrer noopener" className="text-brand underline">
              {listing}
            </a>
          </p>
        )}
      </header>
      {[...document.cover, ...document.parts].map((part) => (
        <PartView key={part.id} part={part} />
      ))}
      {photos.length === 0 ? null : <Photos photos={photos} />}
    </article>
  );
}

/** The user's viewing photos with captions. */
function Photos({ photos }: { readonly photos: readonly ReportPhoto[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={id} className="text-xl font-semibold tracking-tight print:break-after-avoid">
        Photos from the viewing
      </h2>
      <div className="grid gap-5 sm:grid-cols-2 print:grid-cols-2">
        {photos.map(({ dataUrl, caption }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- photos are places in one list read once
          <figure key={at} className="grid content-start gap-1.5 print:break-inside-avoid">
            <img
              src={dataUrl}
              alt={`${caption} ${at + 1} of ${photos.length}, taken at the viewing.`}
              className="max-h-80 w-auto max-w-full"
            />
            <figcaption className="text-sm text-ink-2">{caption}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

function PartView({ part }: { readonly part: EditionPart }) {
  const id = useId();
  const blocks = part.blocks.map((block, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- blocks are places in one composed document
    <BlockView key={at} block={block} />
  ));
  if (part.title === null) return <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{blocks}</div>;
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 print:break-after-avoid">
        <h2 id={id} className="num text-xl font-semibold tracking-tight">
          {part.title}
        </h2>
        {part.note === null ? null : <p className="num text-[13px] text-ink-2">{part.note}</p>}
      </div>
      {blocks}
    </section>
  );
}
