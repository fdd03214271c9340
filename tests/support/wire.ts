import { appendFileSync } from 'node:fs';

/** Appends a test's network exchange to the file named by `WIRE_FILE`; does nothing without it. */
export function keepWire(title: string, wire: unknown): void {
  const file = process.env['WIRE_FILE'];
  if (file !== undefined) appendFileSync(file, `# ${title}\n${JSON.stringify(wire, null, 2)}\n\n`);
}
