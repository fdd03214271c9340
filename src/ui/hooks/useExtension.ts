import { useEffect, useState } from 'react';
import { usePart } from './workspace.ts';

/**
 * How this page stands with the browser extension. `found`: it is installed and not connected. `asking`: the person pressed "Connect" here
 * and still has to in the extension. `waiting`: pages it has not handed over yet.
 */
export type ExtensionState = { readonly kind: 'absent' } | { readonly kind: 'found' | 'asking' | 'connected'; readonly waiting: number };

/** The browser extension as this page knows it. */
export interface Extension {
  /** Calls with the state now and with each change; resolves to how to stop. */
  readonly follow: (changed: (state: ExtensionState) => void) => Promise<() => void>;
  /** Asks the extension to connect; it asks the person as well. */
  readonly connect: () => Promise<void>;
  /** Has it forget the profile and the deals; what it kept stays there. */
  readonly disconnect: () => Promise<void>;
}

interface ExtensionView extends Pick<Extension, 'connect' | 'disconnect'> {
  /** Null until it is known. */
  readonly state: ExtensionState | null;
}

/** The browser extension, live. */
export function useExtension(): ExtensionView {
  const { follow, connect, disconnect } = usePart('extension');
  const [state, setState] = useState<ExtensionState | null>(null);
  useEffect(() => {
    const following = follow(setState);
    return () => void following.then((stop) => stop());
  }, [follow]);
  return { state, connect, disconnect };
}
