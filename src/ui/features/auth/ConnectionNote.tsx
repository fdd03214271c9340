import { useConnection } from '../../parts/connection/useConnection.ts';

/** Says that signing in needs a connection, while there is none. */
export function ConnectionNote() {
  if (useConnection() === 'online') return null;
  return (
    <output className="rounded-2 border border-line bg-yours px-4 py-3">
      You are offline. Signing in needs a connection; deals on this device open without one.
    </output>
  );
}
