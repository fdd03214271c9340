/**
 * RxDB's channel between tabs uses the browser's `BroadcastChannel` if `self` exists. Otherwise it would use the test's IndexedDB, whose
 * calls are counted and made to fail. Runs before every test file.
 */
Object.assign(globalThis, { self: globalThis });
