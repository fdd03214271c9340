declare module 'virtual:landing-figures' {
  export const figures: import('../../../../core/pipeline/examples/landingFigures.ts').LandingFigures;
}
