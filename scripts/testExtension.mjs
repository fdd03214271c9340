/** Settings for building the extension for tests: for an app on this machine, with a shadow root that tests can inspect. */
export const testExtension = { YARDSTICK_TEST_BUILD: '1', EXTENSION_OUT: '.cache/test-extension', APP_URL: 'http://127.0.0.1' };
