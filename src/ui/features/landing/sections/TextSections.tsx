import { FeatureMark } from './FeatureMark.tsx';
import { Section } from './Section.tsx';
import { features, steps } from './sectionTexts.ts';
import { testimonials, type Testimonial } from './testimonials.ts';

export function AboutSection() {
  return (
    <Section id="about" title="About" layout="aside">
      <div className="grid max-w-[62ch] gap-5 text-lg text-pretty text-ink-2 sm:text-xl/8">
        <p className="text-xl/8 font-medium text-ink sm:text-2xl/9">
          Yardstick is for property investors who want to know what a listing is worth to them before they ring the agent. It covers twelve
          countries.
        </p>
        <p>
          Your deals are stored and calculated on your own device. The server signs you in, reads the listings you link to and syncs your
          deals to your other devices.
        </p>
        <p>Yardstick doesn’t give advice. Check every figure you rely on, and take advice on tax and finance before you buy.</p>
      </div>
    </Section>
  );
}

export function StepsSection() {
  return (
    <Section id="how-it-works" title="How it works" look="band">
      <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
        {steps.map((step, at) => (
          <li key={step.title} className="border-t-2 border-ink pt-4">
            <span className="num inline-grid size-8 place-items-center rounded-full bg-tape text-[15px] font-bold text-tape-ink">
              {at + 1}
            </span>
            <h3 className="pt-3 text-xl font-semibold tracking-tight">{step.title}</h3>
            <p className="pt-1.5 text-pretty text-ink-2">{step.words}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function FeaturesSection() {
  return (
    <Section id="features" title="Features" lead="Six things a listing doesn’t tell you.">
      <dl className="grid gap-x-10 gap-y-2 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-6">
        {features.map((feature) => (
          <div key={feature.title} className="border-t border-line pt-5 pb-6">
            <dt className="text-lg font-semibold tracking-tight">
              <FeatureMark name={feature.mark} />
              {feature.title}
            </dt>
            <dd className="pt-1 text-pretty text-ink-2">{feature.words}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Testimonials or, while there are none, how to send one. */
export function TestimonialsSection() {
  return (
    <Section id="testimonials" title="What people say" layout="aside">
      {testimonials.length === 0 ? <NoTestimonials /> : <Testimonials entries={testimonials} />}
    </Section>
  );
}

function NoTestimonials() {
  return (
    <div className="grid max-w-[62ch] gap-3 border-l-4 border-tape-edge pl-5 text-lg text-pretty text-ink-2">
      <p className="font-medium text-ink">No testimonials yet – and we won’t invent any.</p>
      <p>
        If Yardstick helped you buy, or avoid, a property, write two or three sentences in reply to any email your account has sent you.
        Tell us which name to show and that we may publish it. We won’t change your words.
      </p>
    </div>
  );
}

export function Testimonials({ entries }: { readonly entries: readonly Testimonial[] }) {
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {entries.map(({ words, name, about, agreedOn }) => (
        <li key={`${name} ${agreedOn}`}>
          <figure className="grid gap-3 border-l-4 border-tape-edge pl-5">
            <blockquote className="text-lg text-pretty">{words}</blockquote>
            <figcaption className="text-ink-2">
              {name}
              {about === '' ? null : `, ${about}`}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
