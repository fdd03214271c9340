import type { Rolldown } from 'vite';

const src = (paths: string): RegExp => new RegExp(`src[\\\\/](${paths.replaceAll('/', '[\\\\/]')})`);

/** What the first script imports itself: whoever is loaded later need not carry the names of these. */
export const isInEveryPage = (file: string): boolean =>
  /^assets\/(index|rolldown-runtime|react|router|small)-[\w-]{8}\.(js|css)$/.test(file);

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
    test: src(
      '(ui/components/(PageTitle|Wordmark|press/(IconButton|CrossIcon|LinkButton|buttonClass)|notice/notify)|ui/features/landing/(exampleListings|urlFieldId)|ui/preboot/(handover|useReplay)|core/kernel/result|core/listing/webUrl)\\.tsx?$',
    ),
    priority: 5,
  },
  {
    name: 'frame',
    test: src(
      'ui/features/frame/(AccountPanel|navigation/|opening/(useWorkspaceOpening|followOpening)|ThemeSwitch|theme\\.|AppFrame|FrameLayout|useHiddenAmounts|useWideScreen)|ui/components/(press/(KeyHint|Glyph)|figure/amounts/AmountsSwitch)|ui/features/auth/useAccountState|data/(storageFailure|view/(viewName|viewDb|queries|packs/(byRank|readRow)\\.))|app/person/workspace\\.ts',
    ),
    includeDependenciesRecursively: false,
    priority: 4,
  },
  {
    // Comes right after the first paint.
    name: 'frameExtras',
    test: src(
      'ui/features/frame/(FrameExtras|actions/|keys/(screenKeys|keySettings|readKeys|useKeys)|SyncBadge|syncWords)|ui/features/auth/useConnection|data/view/sync/',
    ),
    includeDependenciesRecursively: false,
    priority: 4,
  },
  // Toasts know these, and the landing page has toasts without the frame.
  {
    name: 'notice',
    test: src('ui/components/(VisuallyHidden|notice/(undoLast|undoHistory)|figure/amounts/(amountsHidden|maskAmounts))'),
    includeDependenciesRecursively: false,
    priority: 4,
  },
  {
    // What figures are shown with, on the landing page too: nothing here may know a store.
    name: 'figures',
    test: src(
      'ui/components/figure/(Badge|Tape|tone)|core/report/charts/(niceTicks|tapeGeometry|scoreTape)|core/kernel/(rate|money)\\.|core/deal/(format|standardProfile)|core/score/bandOf|core/deal/samples/sampleIds|ui/features/deals/row/strategyWords\\.',
    ),
    includeDependenciesRecursively: false,
    priority: 4,
  },
  {
    name: 'rows',
    test: src(
      'ui/components/figure/KeepAmounts|ui/features/deals/(row/(figureText|webAddress|stageWords|homeFamily|strategyWordsIn)|dealsSearch|add/captureWords)|data/view/(feed/|samples)',
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
      'ui/features/deal/(live/(useSpoken|kept/)|report/handOverFile)|ui/features/deals/row/(foldText|haystack|familyText|strategyNamesOf)|ui/features/deal/marketWords|core/market/(us/americanText|eu/europeanText|textBy)|core/deal/viewing/(americanViewing|europeanViewing)|core/deal/assumptionText',
    ),
    includeDependenciesRecursively: false,
    priority: 4,
  },
  {
    // Which countries and regions there are. What their law asks is in the workshop, which imports this and not the other way round.
    name: 'markets',
    test: src(
      'core/market/(markets|eu/(registry/countries|[a-z]+/(country|regionNames|landNames|departmentNames)))\\.|core/kernel/countries\\.',
    ),
    includeDependenciesRecursively: false,
    priority: 4,
  },
  {
    name: 'workshop',
    test: src(
      'ingest/(captureLog|pageFailure|storeReadings|createIngest)|core/deal/(createDeal|plan/|strategies/|assumptionCatalogue|resolve/assumptionDefaults)|core/market/|core/deal/(marketOfDeal|countryOf)\\.|core/place/|data/(commands/(dealCommand|applyDealCommand|bin/emptyBin)|view/(storeOutcome|dealToRow|packs/(rowPack|readRows|writeRows)))|app/person/(againOnDeath|dataCalls|evaluations|exclusively|later/|readIngestRun|sampleCalls|followSession|workers|workshop)|bridge/',
    ),
    includeDependenciesRecursively: false,
    priority: 3,
  },
];
