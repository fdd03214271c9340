import { Fragment } from 'react';

/** A sentence whose amounts never wrap. Browsers may otherwise separate a minus sign from its amount. */
export function UnbrokenAmounts({ text }: { readonly text: string }) {
  return text.split(/([+−-]?[£€$][\d,.]*\d|[+−-]\d[\d,.]*%)/).map((part, at) =>
    at % 2 === 1 ? (
      // The parts of one text never change order.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}
