/**
 * Codes of listed stations where no passenger train stops on every weekday, so that a tenant could not rely on them. Maintained by hand,
 * because the prepared data has no timetable. `npm run packs` reports codes that the list of stations no longer has.
 */
export const stationsWithoutService: ReadonlyMap<string, string> = new Map([
  ['BBS', 'Bordesley: match days and a single train on Saturdays'],
  ['BRT', 'Barlaston: no trains since 2004'],
  ['BUC', 'Buckenham: weekends only'],
  ['DTN', 'Denton: Saturdays only'],
  ['MUF', 'Manchester United Football Club: no trains since 2017'],
  ['NTB', 'Norton Bridge: closed in 2017'],
  ['PIL', 'Pilning: Saturdays only'],
  ['RDS', 'Reddish South: Saturdays only'],
  ['SNT', 'Stanlow & Thornton: no trains since 2022'],
  ['STQ', 'Southampton Town Quay: ferries only'],
  ['TEA', 'Teesside Airport: no trains since 2022'],
  ['WED', 'Wedgwood: no trains since 2004'],
]);
