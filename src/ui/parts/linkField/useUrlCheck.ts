import { useEffect, useState } from 'react';
import { checkListingUrl, type ListingUrlCheck } from '../../../core/listing/portalUrl.ts';

const debounceMs = 300;

const nothing: ListingUrlCheck = { valid: false, message: '', source: null };

export interface UrlCheck {
  /** The latest result, shown to the user. */
  readonly message: string;
  readonly looksValid: boolean;
  /** Whether the result is valid and for the current text. */
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
