import { namesOf, regionsByName, townsOf, type CountryPlaces } from '../countryPlaces.ts';

/**
 * Germany. Codes 87567 to 87569 belong to a valley in Austria. 39100 and codes that start with 390 belong to South Tyrol, whose streets
 * have German names.
 */
export const germany: CountryPlaces = {
  country: 'DE',
  letters: ['D', 'DE'],
  code: /^(?!8756[789]|390|39100)(?:0[1-9]|[1-9]\d)\d{3}$/,
  digits: 5,
  regionOf: landOf,
  names: namesOf('allemagne|alemania|germania|duitsland|alemanha|niemcy|brd'),
  towns: townsOf(
    '10,12,13,140,141 berlin; 20,21,22 hamburg; 80,81 munchen|munich|muenchen; 50,51 koln|cologne|koeln; 60,65 frankfurt|frankfurt am main|frankfurt a.m.|frankfurt/main; ' +
      '70 stuttgart; 40 dusseldorf|duesseldorf; 04 leipzig; 44 dortmund|bochum|herne; 45 essen|gelsenkirchen|mulheim an der ruhr; 28 bremen; 27 bremerhaven|cuxhaven|celle; 29 celle; ' +
      '01 dresden|meissen; 30 hannover|hanover; 90 nurnberg|nuremberg|nuernberg|furth; 47 duisburg|krefeld; 42 wuppertal|solingen|remscheid; 33 bielefeld|paderborn|gutersloh; ' +
      '53 bonn; 48 munster|muenster; 76 karlsruhe|baden-baden; 68 mannheim; 86 augsburg; 65 wiesbaden; 41 monchengladbach|neuss; 09 chemnitz; 24 kiel|flensburg; 52 aachen; ' +
      '06 halle|halle (saale)|dessau; 39 magdeburg; 79 freiburg|freiburg im breisgau; 23 lubeck|wismar; 55 mainz; 99 erfurt|weimar|eisenach; 18 rostock|stralsund; 34 kassel; 58 hagen; ' +
      '66 saarbrucken; 14 potsdam; 67 ludwigshafen|worms|speyer; 26 oldenburg|emden; 49 osnabruck; 69 heidelberg; 64 darmstadt; 97 wurzburg; 93 regensburg; 89 ulm|neu-ulm|heidenheim; 74 heilbronn; ' +
      '85 ingolstadt|freising|dachau; 38 braunschweig|wolfsburg; 37 gottingen; 72 reutlingen|tubingen; 75 pforzheim; 56 koblenz; 54 trier; 07 jena|gera; 91 erlangen|furth|ansbach; 96 bamberg|coburg; ' +
      '95 bayreuth|hof; 94 passau; 84 landshut; 83 rosenheim|bad tolz; 87 kempten|fussen; 88 friedrichshafen|ravensburg; 78 konstanz|villingen-schwenningen; 77 offenburg; 71 ludwigsburg|sindelfingen; ' +
      '03 cottbus; 15 frankfurt (oder); 19 schwerin; 17 neubrandenburg|greifswald; 02 gorlitz|bautzen; 08 zwickau|plauen; 31 hildesheim|hameln; 32 minden|detmold; 35 marburg|giessen; 36 fulda; 57 siegen; ' +
      '59 hamm; 61 bad homburg; 63 offenbach|offenbach am main|hanau|aschaffenburg; 73 goppingen|esslingen; 82 garmisch-partenkirchen|starnberg; 92 amberg; 98 suhl',
  ),
  hasStreet: ({ plain }) => streets.test(plain),
  regionNames: regionsByName({
    BW: 'baden-wurttemberg|stuttgart',
    BY: 'bayern|bavaria|munchen|munich',
    BE: 'berlin',
    BB: 'brandenburg',
    HB: 'bremen|bremerhaven',
    HH: 'hamburg',
    HE: 'hessen|hesse',
    MV: 'mecklenburg-vorpommern',
    NI: 'niedersachsen|lower saxony',
    NW: 'nordrhein-westfalen|nrw|north rhine-westphalia|koln|cologne|dusseldorf',
    RP: 'rheinland-pfalz|rhineland-palatinate',
    SL: 'saarland',
    SN: 'sachsen|saxony|leipzig|dresden',
    ST: 'sachsen-anhalt|saxony-anhalt',
    SH: 'schleswig-holstein',
    TH: 'thuringen|thuringia',
  }),
};

/** Excludes French streets such as "allée des Tilleuls" typed without accents. */
const streets =
  /(?:strasse|str\.|platz|gasse|(?<!v)allee(?! (?:de|des|du|la|le|les) | d')|damm|ufer|steig|graben|(?<=\p{L})chaussee(?! d))(?:[\s,]|$)/u;

/** The federal state (Land) of a postal code; null if two states share its first digits. */
function landOf(code: string): string | null {
  const found = runs.findLast(([from]) => from <= code)?.[1] ?? '?';
  return found === '?' ? null : found;
}

/**
 * Each entry applies from its digits up to the next; `?` if two Länder share them.
 * Source: https://github.com/engincelenk/immofuchs, germanpostcodes.csv at fb07fdd, checked 24 November 2026.
 */
const firstDigits =
  '010SN 019? 026SN 030BB 041SN 046? 047SN 048? 049BB 061ST 065? 066ST 073TH 079? 080SN 101BE 1252? 1253BE 1262? 1263BE 130BE 144BB 147? 148BB ' +
  '170MV 172? 174MV 192? 194MV 200HH 210? 211HH 212NI 214? 216NI 220HH 221? 222HH 228SH 239? 241SH 261NI 274? 275HB 276NI ' +
  '281HB 287? 288NI 294? 295NI 320NW 341HE 343? 345HE 364TH 370NI 371? 372HE 373TH 374NI 376? 381NI 384? 385NI 388ST ' +
  '402NW 484? 486NW 490NI 494? 496NI 501NW 515? 516NW 534RP 536? 537NW 542RP 552? 554RP 570NW 575RP 580NW 599? 603HE 637? ' +
  '638BY 639? 642HE 647? 648HE 653? 654HE 655? 657HE 661SL 664? 666SL 668? 669RP 681BW 685? 686HE 687BW 692? 701BW 745? ' +
  '746BW 767? 768RP 776BW 803BY 880BW 881? 882BW 890? 891BW 892BY 895BW 904BY 965TH 970BY 978? 985TH';

const runs = firstDigits.split(' ').map((run) => {
  const [digits = ''] = /^\d+/.exec(run) ?? [];
  return [digits, run.slice(digits.length)] as const;
});
