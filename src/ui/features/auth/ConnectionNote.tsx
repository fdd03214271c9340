import { useConnection } from '../../parts/connection/useConnection.ts';

/** Explains, while offline, that signing in needs a connection. */
export function ConnectionNote() {
  if (useConnection() === 'online') return null;
  return (
    <output className="rounded-2 border border-line bg-yours px-4 py-3">
      You’re offline. Signing in needs a connection, but you can still open deals on this device.
    </output>
  );
}
