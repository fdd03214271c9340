import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A change as somebody makes one, to a copy of the project. */
export interface Change {
  readonly words: string;
  readonly file: string;
  readonly edit: (text: string) => string;
  /** Whether a device should have it for little. */
  readonly isSmall: boolean;
}

const line = ";(globalThis as Record<string, unknown>)['yardstickChange'] = 'one line';";
/** A name of its own among those of its file, which a minifier may give other names for. */
const newFunction = [
  "function yardstickChange(count: number): string { return count > 1 ? 'lines' : 'line'; }",
  ";(globalThis as Record<string, unknown>)['yardstickChange'] = [yardstickChange(Date.now()), yardstickChange];",
].join('\n');

/** One more line of code at the end of a file. */
export const oneMoreLine = (file: string): Change => ({
  words: 'one more line',
  file,
  edit: (text) => `${text}\n${line}\n`,
  isSmall: true,
});

const addFunction = (file: string): Change => ({
  words: 'a new function',
  file,
  edit: (text) => `${text}\n${newFunction}\n`,
  isSmall: true,
});

/** The first match of a pattern in a file becomes another text. */
const replaceFirst = (words: string, file: string, [pattern, by]: readonly [RegExp, string]): Change => ({
  words,
  file,
  edit: (text) => {
    const edited = text.replace(pattern, by);
    if (edited === text) throw new Error(`${file} has nothing like ${pattern}`);
    return edited;
  },
  isSmall: true,
});

/** What a device should have for little, and for contrast what it cannot. */
export const usualChanges: readonly Change[] = [
  replaceFirst('a text of a screen', 'src/ui/features/simulator/SimulatorScreen.tsx', [/'(Back to the [a-z]+)/, "'$1 itself"]),
  replaceFirst('a text of the landing page', 'src/ui/features/landing/sections/faqWords.ts', [/Sometimes a portal/, 'At times a portal']),
  replaceFirst('a colour', 'src/ui/styles/tokens.css', [/oklch\(0\.984/, 'oklch(0.985']),
  oneMoreLine('src/ui/features/frame/AppFrame.tsx'),
  oneMoreLine('src/ui/features/deals/row/figureText.ts'),
  oneMoreLine('src/app/router.tsx'),
  oneMoreLine('src/core/deal/format.ts'),
  oneMoreLine('src/core/engine/analyse.ts'),
  oneMoreLine('src/core/score/bandOf.ts'),
  oneMoreLine('src/core/report/edition/composeEdition.ts'),
  oneMoreLine('src/core/listing/page/readCapturedPage.ts'),
  oneMoreLine('src/sync/createSync.ts'),
  oneMoreLine('workers/pdf/makePdf.ts'),
  oneMoreLine('workers/serviceWorker.ts'),
  addFunction('src/core/engine/analyse.ts'),
  addFunction('src/data/commands/createDataWorker.ts'),
];

/** Makes a change in the project's copy; answers what undoes it. */
export function make(copy: string, { file, edit }: Change): () => void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, edit(before));
  return () => writeFileSync(path, before);
}
