import { useId, type ReactNode } from 'react';

interface GalleryPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of the gallery on a card. */
export function GalleryPart({ title, children }: GalleryPartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-2 border border-line bg-card p-4 shadow-1 sm:p-5"
    >
      <h2 id={id} className="type-section">
        {title}
      </h2>
      {children}
    </section>
  );
}
