import { walkSyntaxTree, type ESTree } from './syntaxTree.ts';

const clocks: Readonly<Record<string, readonly string[]>> = {
  Date: ['now'],
  performance: ['now', 'mark', 'measure', 'timeOrigin'],
  process: ['hrtime', 'uptime', 'cpuUsage', 'resourceUsage'],
  console: ['time', 'timeEnd', 'timeLog'],
};

/** Clock reads in scripts that are passed to a page or worker as text. */
const inText = /\b(?:Date\.now|performance\.(?:now|mark|measure|timeOrigin))\b|\bnew Date\(\)/;

/** The exports of `realClock.ts` that read a clock. */
const stamps: ReadonlySet<string> = new Set(['wallTime', 'elapsedTime']);

/** Files without any of these words are not parsed, because parsing takes most of the time. */
const anyClock =
  /\bDate\W+now\b|\bDate\(\)|\bperformance\b|hrtime|uptime|cpuUsage|resourceUsage|\bconsole\W+time|PerformanceObserver|wallTime|elapsedTime/;

const nameOf = (node: ESTree.Node | null): string => (node?.type === 'Identifier' ? node.name : '');

const isStamp = (node: ESTree.Node): boolean => node.type === 'CallExpression' && stamps.has(nameOf(node.callee));

const comparing: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);

/**
 * The places where a file reads a clock, as source text: directly, in a script passed as text, or by using a timestamp from `realClock.ts`
 * for a measurement. A measurement compares timestamps, or subtracts anything but a literal number.
 */
export function clockReads(file: string, source: string): readonly string[] {
  if (!anyClock.test(source)) return [];
  const found: string[] = [];
  const note = ({ start, end }: ESTree.Node): void => void found.push(source.slice(start, Math.min(end, start + 60)));
  walkSyntaxTree(file, source, {
    MemberExpression: (node) => {
      const { object, property } = node;
      const owner = object.type === 'MemberExpression' ? nameOf(object.property) : nameOf(object);
      const name = property.type === 'Literal' ? String(property.value) : nameOf(property);
      if (clocks[owner]?.includes(name) === true) note(node);
    },
    NewExpression: (node) => {
      if (nameOf(node.callee) === 'Date' && node.arguments.length === 0) note(node);
      if (nameOf(node.callee) === 'PerformanceObserver' && !watchesShifts(source)) note(node);
    },
    CallExpression: (node) => {
      if (nameOf(node.callee) === 'Date') note(node);
    },
    BinaryExpression: (node) => {
      const { left, operator, right } = node;
      const measures = operator === '-' && (isStamp(right) || (isStamp(left) && right.type !== 'Literal'));
      if (measures || (comparing.has(operator) && (isStamp(left) || isStamp(right)))) note(node);
    },
    Literal: (node) => {
      if (typeof node.value === 'string' && inText.test(node.value)) note(node);
    },
    TemplateElement: (node) => {
      if (inText.test(node.value.raw)) note(node);
    },
  });
  return found;
}

/** A layout shift is measured as a fraction of the page, not as a time. */
const watchesShifts = (source: string): boolean => source.includes("type: 'layout-shift'");
