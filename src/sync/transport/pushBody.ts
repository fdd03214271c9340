import type { PushedRow } from '../../core/protocol/syncRow.ts';
import { textOf } from '../../data/records/pushedRow.ts';

interface Made {
  readonly device: string;
  readonly rows: readonly PushedRow[];
  readonly body: string | Blob;
}

/** By their first row: a batch is mostly made ready before it is its turn, and sent again where it found no answer. */
const known = new WeakMap<PushedRow, Made>();

/** The body of a push of these rows; made once for the same ones. */
export function pushBody(device: string, rows: readonly PushedRow[]): string | Blob {
  const [first] = rows;
  const found = first === undefined ? undefined : known.get(first);
  if (found?.device === device && areThose(found.rows, rows)) return found.body;
  const body = written(device, rows);
  if (first !== undefined) known.set(first, { device, rows, body });
  return body;
}

const areThose = (made: readonly PushedRow[], wanted: readonly PushedRow[]): boolean =>
  made.length === wanted.length && made.every((row, place) => row === wanted[place]);

/** From so many letters on. */
const long = 65_536;

/**
 * Long ones as a blob: text of a batch's size took Chromium some 10 ms of the worker to hand over, and the call 10 to 40 ms longer; a push
 * of ten thousand deals is a quarter shorter by it.
 */
function written(device: string, rows: readonly PushedRow[]): string | Blob {
  const text = `{"device":${JSON.stringify(device)},"rows":[${rows.map((row) => textOf(row).text).join(',')}]}`;
  return text.length < long ? text : new Blob([text]);
}
