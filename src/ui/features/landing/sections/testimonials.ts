export interface Testimonial {
  /** The person's words, unchanged. */
  readonly words: string;
  readonly name: string;
  /** The occupation the person gave; '' when not given. */
  readonly about: string;
  /** ISO date of the person's written consent, "2026-11-22". */
  readonly agreedOn: string;
}

/** Testimonials by real users with their consent. Empty until there is one. */
export const testimonials: readonly Testimonial[] = [];
