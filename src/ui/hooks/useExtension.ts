import { useEffect, useState } from 'react';
import { usePart } from './workspace.ts';
import type { ExtensionState, Extension } from './workspaceParts.ts';

interface ExtensionView extends Pick<Extension, 'connect' | 'disconnect'> {
  /** Null until it is known. */
  readonly state: ExtensionState | null;
}

/** The browser extension's current state and commands. */
export function useExtension(): ExtensionView {
  const { follow, connect, disconnect } = usePart('extension');
  const [state, setState] = useState<ExtensionState | null>(null);
  useEffect(() => {
    const following = follow(setState);
    return () => void following.then((stop) => stop());
  }, [follow]);
  return { state, connect, disconnect };
}
