import { assignedIslands, jsonLdIslands, parseJson } from '../../islands/island.ts';
import { isRecord, listOf, memberAt } from '../../values/member.ts';
import { lineOf } from '../../values/plainText.ts';

/** The path of a property. Its last part is the id, whether the property is for sale, to rent or neither. */
export const redfinPath = /^\/[A-Z]{2}\/(?:[\w.'%-]{1,200}\/){1,3}home\/([1-9]\d{0,11})\/?$/;

/** The parts of a property in the page's API responses. */
const parts = ['addressSectionInfo', 'mainHouseInfo', 'publicRecordsInfo', 'propertyHistoryInfo'] as const;

type JsonRecord = Readonly<Record<string, unknown>>;

interface Answer {
  /** The requested path within the site. */
  readonly asked: string;
  readonly payload: JsonRecord;
}

/**
 * The data of a Redfin page: one property assembled from its page's own API responses, or a search's cards. Responses are JSON in a string
 * after `{}&&`, in `__reactServerState.InitialContext`. Data about similar properties is skipped.
 */
export function redfinIslands(html: string): readonly unknown[] {
  const contexts = assignedIslands(html, /\b__reactServerState\.InitialContext\s{0,20}=\s{0,40}(?!=)/g);
  const answers = contexts.flatMap((context) => (context.ok ? answersIn(context.value) : []));
  const cards = answers.filter(({ asked }) => searches.test(asked)).map(({ payload }) => payload['homes']);
  // A search page may contain a property's linked data without being that property's page.
  const home = homeOf(answers, cards.length === 0 ? ownLinkedData(html) : null);
  if (home !== null) return [home];
  return cards.length === 0 && contexts.some((context) => !context.ok) ? [null] : cards;
}

const searches = /^\/stingray\/api\/(?:gis\?|v1\/search\/rentals\?)/;

const maxAnswers = 200;

function answersIn(context: unknown): readonly Answer[] {
  const cache = memberAt(isRecord(context) ? context['ReactServerAgent.cache'] : null, 'dataCache');
  if (!isRecord(cache)) return [];
  return Object.entries(cache)
    .slice(0, maxAnswers)
    .filter(([asked]) => asked.includes('/home/details/') || searches.test(asked))
    .flatMap(([asked, entry]) => {
      const text = memberAt(entry, 'res.text');
      const answer = typeof text === 'string' ? parseJson(text.replace(/^\{\}&&/, '')) : null;
      if (answer?.ok !== true || !isRecord(answer.value)) return [];
      // Rental responses have no envelope.
      const payload = memberAt(answer.value, 'payload') ?? answer.value;
      return isRecord(payload) ? [{ asked, payload }] : [];
    });
}

/** The parts of a page's property, by name; null if the page is not a property's. */
function homeOf(answers: readonly Answer[], linked: JsonRecord | null): JsonRecord | null {
  // Responses about similar properties are lists, and their properties lack these parts.
  const details = answers.filter(({ payload }) => !('homes' in payload));
  const gathered: Record<string, unknown> = {};
  for (const part of parts) gathered[part] = details.map(({ payload }) => memberAt(payload, part)).find(isRecord) ?? null;
  const stated = pathIn(memberAt(gathered['addressSectionInfo'], 'url'));
  const isSame = idIn(stated) === null || idIn(stated) === idIn(pathIn(linked?.['url']));
  const url = stated ?? pathIn(linked?.['url']);
  return url === null ? null : { ...gathered, url, linked: isSame ? linked : null };
}

/** The page's own listing among its linked data; similar properties are residences without an offer. */
const ownLinkedData = (html: string): JsonRecord | null =>
  jsonLdIslands(html)
    .flatMap((block) => (Array.isArray(block) ? listOf(block) : [block]))
    .filter(isRecord)
    .find((block) => kindsOf(block).includes('RealEstateListing') && pathIn(block['url']) !== null) ?? null;

const kindsOf = (block: JsonRecord): readonly unknown[] => (Array.isArray(block['@type']) ? listOf(block['@type']) : [block['@type']]);

function pathIn(value: unknown): string | null {
  const path = (lineOf(value) ?? '').replace(/^https:\/\/www\.redfin\.com(?=\/)/, '');
  return redfinPath.test(path) ? path : null;
}

const idIn = (path: string | null): string | null => redfinPath.exec(path ?? '')?.[1] ?? null;
