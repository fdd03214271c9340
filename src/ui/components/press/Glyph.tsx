/** Icons of the frame on a 24-unit grid, inline so that the first screen needs no icon library. */
const shapes = {
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 10v9',
  sliders: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5',
  pin: 'M12 21c4-5 6-8 6-11a6 6 0 0 0-12 0c0 3 2 6 6 11zM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  keys: 'M8 19a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM11.5 11.5L20 3M16 7l3 3',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 19c.5-3.5 3-5 6-5s5.5 1.5 6 5M15.5 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2 .5 3.2 2 3.5 4.5',
  card: 'M3 6h18v12H3zM3 10h18M7 14.5h4',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20c1-4 4-5 7-5s6 1 7 5',
  eye: 'M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  hidden: 'M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7zM4 20L20 4',
  device: 'M7 3h10v18H7zM10.5 17.5h3',
  plus: 'M12 5v14M5 12h14',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.5 4.5',
  theme: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16z',
} as const;

export type GlyphName = keyof typeof shapes;

/** An icon next to text. A control that shows only an icon needs an accessible name. */
export function Glyph({ name, className = 'size-5' }: { readonly name: GlyphName; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
      {name === 'theme' ? <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" /> : null}
    </svg>
  );
}
