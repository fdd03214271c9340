import { useEffect, useState } from 'react';
import { checkListingUrl, type ListingUrlCheck } from '../../../core/listing/portalUrl.ts';

const debounceMs = 300;

const nothing: ListingUrlCheck = { valid: false, message: '', source: null };

export interface UrlCheck {
  /** What the person reads: the newest verdict there is. */
  readonly message: string;
  readonly looksValid: boolean;
  /** Whether the verdict is about the text as it now stands, and good. */
  readonly valid: boolean;
}

/** Checks the link 300 ms after the last keystroke. */
export function useUrlCheck(text: string): UrlCheck {
  const [checked, setChecked] = useState<{ readonly text: string; readonly check: ListingUrlCheck }>({ text: '', check: nothing });
  useEffect(() => {
    const timer = setTimeout(() => setChecked({ text, check: checkListingUrl(text) }), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { check } = checked;
  return { message: check.message, looksValid: check.valid, valid: check.valid && checked.text === text };
}
