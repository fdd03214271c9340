export interface Testimonial {
  /** The person's own words, unchanged. */
  readonly words: string;
  readonly name: string;
  /** What they do, as they put it; '' where they gave nothing. */
  readonly about: string;
  /** The day they agreed in writing to being named here, as 2026-11-22. */
  readonly agreedOn: string;
}

/** What people who use Yardstick say of it. Real ones only, each with its writer's consent: empty until there is one. */
export const testimonials: readonly Testimonial[] = [];
