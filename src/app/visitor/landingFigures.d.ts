declare module 'virtual:landing-figures' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would make this file a module and the declaration an augmentation.
  export const figures: import('../../core/pipeline/examples/landingFigures.ts').LandingFigures;
}
