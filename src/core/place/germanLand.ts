/**
 * The Land of a German postal code, or null where its first three digits lie in two of them. Each entry holds from its digits up to the next.
 * Source: https://github.com/engincelenk/immofuchs, germanpostcodes.csv at fb07fdd, checked 24 November 2026.
 */
export function germanLand(postalCode: string): string | null {
  const prefix = postalCode.slice(0, 3);
  const found = runs.findLast(([from]) => from <= prefix)?.[1] ?? '?';
  return found === '?' ? null : found;
}

const firstDigits =
  '010SN 019? 026SN 030BB 041SN 046? 047SN 048? 049BB 061ST 065? 066ST 073TH 079? 080SN 101BE 125? 130BE 144BB 147? 148BB ' +
  '170MV 172? 174MV 192? 194MV 200HH 210? 211HH 212NI 214? 216NI 220HH 221? 222HH 228SH 239? 241SH 261NI 274? 275HB 276NI ' +
  '281HB 287? 288NI 294? 295NI 320NW 341HE 343? 345HE 364TH 370NI 371? 372HE 373TH 374NI 376? 381NI 384? 385NI 388ST ' +
  '402NW 484? 486NW 490NI 494? 496NI 501NW 515? 516NW 534RP 536? 537NW 542RP 552? 554RP 570NW 575RP 580NW 599? 603HE 637? ' +
  '638BY 639? 642HE 647? 648HE 653? 654HE 655? 657HE 661SL 664? 666SL 668? 669RP 681BW 685? 686HE 687BW 692? 701BW 745? ' +
  '746BW 767? 768RP 776BW 803BY 880BW 881? 882BW 890? 891BW 892BY 895BW 904BY 965TH 970BY 978? 985TH';

const runs = firstDigits.split(' ').map((run) => [run.slice(0, 3), run.slice(3)] as const);
