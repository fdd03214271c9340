import { faq, type FaqEntry } from './faqEntries.ts';
import { Section } from './Section.tsx';

export function FaqSection() {
  return (
    <Section id="faq" title="Questions" layout="aside">
      <div className="border-b border-line">
        {faq.map((entry) => (
          <Answer key={entry.id} entry={entry} />
        ))}
      </div>
    </Section>
  );
}

function Answer({ entry: { id, question, answer } }: { readonly entry: FaqEntry }) {
  return (
    // Uncontrolled, so it opens and closes before any script has run.
    <details id={`faq-${id}`} className="group border-t border-line">
      <summary className="flex min-h-14 list-none items-center gap-4 py-3 text-lg font-medium tracking-tight [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{question}</span>
        <svg viewBox="0 0 16 16" className="size-4 shrink-0 text-ink-3 transition-transform group-open:rotate-45" aria-hidden="true">
          <path d="M8 2v12M2 8h12" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </summary>
      <p className="max-w-[66ch] pb-5 text-pretty text-ink-2">{answer}</p>
    </details>
  );
}
