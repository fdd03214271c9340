export interface Testimonial {
  /** The person's words, unchanged. */
  readonly words: string;
  readonly name: string;
  /** Occupation as they gave it; '' when not given. */
  readonly about: string;
  /** Date of their written consent, as 2026-11-22. */
  readonly agreedOn: string;
}

/** Testimonials by real users with their consent. Empty until there is one. */
export const testimonials: readonly Testimonial[] = [];
