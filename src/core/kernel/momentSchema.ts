import * as v from 'valibot';
import { instant } from './calendar.ts';

/** A moment from outside (disk, wire, file): epoch milliseconds that a calendar can show. */
export const momentSchema = v.pipe(v.number(), v.integer(), v.minValue(-8.64e15), v.maxValue(8.64e15), v.transform(instant));
