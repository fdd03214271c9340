import type { Regulation, RegulationSource } from '../../../../deal/strategies/regulations/regulation.ts';
import { checkIn, readRule, stays, unreadRule } from '../../inputs/check.ts';

const check = checkIn('DE');

const ofStays = (given: Parameters<typeof check>[0]): Regulation => check({ strategies: stays, level: 'ask', ...given });

const misuse = (land: string, inForceFrom: string, url: string): RegulationSource =>
  unreadRule(`Ban on the misuse of homes (Zweckentfremdungsverbot), ${land}`, inForceFrom, url);

const misuseWords =
  'A whole home let to guests for short stays needs a permit here, which is rarely granted (Zweckentfremdungsverbot). Ask the district office before you buy.';

/** German rules for nightly lets. */
export const stayChecks: readonly Regulation[] = [
  ofStays({
    id: 'de-stays-misuse',
    words:
      'Many towns ban short stays in homes without a permit (Zweckentfremdungsverbot), and an owners’ association can object. Ask the town and read the declaration of division (Teilungserklärung) before you buy.',
    rule: misuse('set by each town', '2014-01-01', 'https://www.gesetze-im-internet.de/wobindg/'),
  }),
  ofStays({
    id: 'de-stays-berlin',
    places: ['DE-BE'],
    words: misuseWords,
    rule: misuse('Berlin', '2014-05-01', 'https://www.berlin.de/sen/wohnen/schutz-und-versorgung/zweckentfremdung/'),
  }),
  ofStays({
    id: 'de-stays-hamburg',
    places: ['DE-HH'],
    words: misuseWords,
    rule: misuse('Hamburg', '2019-01-01', 'https://www.hamburg.de/wohnraumschutz/'),
  }),
  ofStays({
    id: 'de-stays-munich',
    places: ['DE-BY'],
    towns: ['München', 'Munich'],
    words: misuseWords,
    rule: misuse('Munich', '2017-12-15', 'https://stadt.muenchen.de/infos/zweckentfremdung.html'),
  }),
  ofStays({
    id: 'de-stays-registration',
    level: 'must',
    words:
      'From 20 May 2026, booking platforms must show a registration number if a town requires one, and give the authorities data on stays.',
    rule: readRule('Regulation (EU) 2024/1028 on short-term rental data', '2026-05-20', 'https://eur-lex.europa.eu/eli/reg/2024/1028/oj'),
  }),
];
