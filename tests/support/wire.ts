import { appendFileSync } from 'node:fs';

/** Appends what a test saw on the wire to the file that `WIRE_FILE` names; nothing without it. */
export function keepWire(title: string, wire: unknown): void {
  const file = process.env['WIRE_FILE'];
  if (file !== undefined) appendFileSync(file, `# ${title}\n${JSON.stringify(wire, null, 2)}\n\n`);
}
