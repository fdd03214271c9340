/**
 * RxDB's channel between tabs takes the browser's `BroadcastChannel` where there is a `self`; without one it would talk through the
 * IndexedDB of the test, whose calls are counted and failed. Set up before every test file.
 */
Object.assign(globalThis, { self: globalThis });
