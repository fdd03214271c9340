import { useEffect, useRef } from 'react';
import { TextField } from '../../../components/field/TextField.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { copyLink } from './copyLink.ts';

/** The address of a link that was just created. */
export function NewLink({ address }: { readonly address: string }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={panel} className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2 border border-line bg-sunk p-4">
      <output className="sr-only">Link created</output>
      <TextField
        label="Link created"
        hint="The part after # is the key. Send the whole link, and only to people who may read the deal."
        readOnly
        value={address}
        data-testid="link-address"
        onFocus={(event) => event.target.select()}
      />
      <div>
        <Button className="min-h-11" data-testid="copy-link" onClick={() => void copyLink(address)}>
          Copy link
        </Button>
      </div>
    </div>
  );
}
