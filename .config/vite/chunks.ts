import type { Rolldown } from 'vite';

const src = (paths: string): RegExp => new RegExp(`src[\\\\/](${paths.replaceAll('/', '[\\\\/]')})`);

/**
 * Which modules share a file. Vendor files are stable: a change of ours must not re-download them. What every screen of the app needs comes
 * in a few files instead of sixty: each file costs the page a preload link, a request, a header and a name.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/, priority: 30 },
  { name: 'router', test: /node_modules[\\/]@tanstack[\\/]/, priority: 20 },
  { name: 'dexie', test: /node_modules[\\/](dexie|dexie-react-hooks)[\\/]/, priority: 10 },
  {
    name: 'small',
    test: src('ui/components/(PageTitle|Wordmark|press/(IconButton|CrossIcon|LinkButton|buttonClass)|notice/notify)\\.tsx?$'),
    priority: 5,
  },
  {
    name: 'frame',
    test: src(
      'ui/features/frame/(AccountPanel|navigation/|opening/|ThemeSwitch|AppFrame|useWideScreen)|ui/components/press/(KeyHint|Glyph)|ui/features/auth/useAccountState|data/(storageFailure|view/(viewName|viewDb|queries))|app/person/workspace\\.ts',
    ),
    includeDependenciesRecursively: false,
    priority: 4,
  },
  {
    // Comes right after the first paint.
    name: 'frameExtras',
    test: src(
      'ui/features/frame/(FrameExtras|actions/|keys/(screenKeys|keySettings|readKeys|useKeys)|SyncBadge|syncWords)|ui/components/(VisuallyHidden|notice/undoLast)|ui/features/auth/useConnection|data/view/sync/',
    ),
    includeDependenciesRecursively: false,
    priority: 4,
  },
  {
    name: 'figures',
    test: src(
      'ui/components/figure/(Badge|KeepAmounts|Tape|tone)|core/report/charts/(niceTicks|tapeGeometry|scoreTape)|core/kernel/(rate|money)\\.|core/deal/format\\.|core/score/bandOf|ui/features/deals/(row/(figureText|webAddress|stageWords|strategyWords)|dealsSearch|add/captureWords)|data/view/(feed/|samples)|core/deal/samples/sampleIds',
    ),
    includeDependenciesRecursively: false,
    priority: 4,
  },
  {
    // What the screens behind the first are made of. Every name of a file stands in the page's first script.
    name: 'controls',
    test: src('ui/components/.*/(EmptyState|SelectField|Tabs|DeltaText|Sheet|ViewToggle|NumberCell|Chip|Switch|DataTable|Checkbox)\\.tsx'),
    includeDependenciesRecursively: false,
    priority: 4,
  },
  {
    // Small things that several of those screens share.
    name: 'helpers',
    test: src(
      'ui/features/deal/(live/(useSpoken|kept/)|report/handOverFile)|ui/features/deals/row/(foldText|haystack)|core/deal/assumptionText',
    ),
    includeDependenciesRecursively: false,
    priority: 4,
  },
  {
    name: 'workshop',
    test: src(
      'ingest/(captureLog|pageFailure|storeReadings|createIngest)|core/deal/(createDeal|plan/|strategies/|assumptionCatalogue|resolve/assumptionDefaults|standardProfile)|data/(commands/(dealCommand|applyDealCommand|bin/emptyBin)|view/(storeOutcome|dealToRow))|app/person/(againOnDeath|dataCalls|evaluations|exclusively|later/|readIngestRun|sampleCalls|followSession|workers|workshop)|bridge/',
    ),
    includeDependenciesRecursively: false,
    priority: 3,
  },
];
