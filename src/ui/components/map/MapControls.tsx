interface MapControlsProps {
  readonly zoom: number;
  readonly onZoom: (by: number) => void;
  readonly onWhole: () => void;
}

const button =
  'grid size-10 place-items-center text-lg leading-none text-ink-2 hover:bg-sunk hover:text-ink disabled:opacity-40 pointer-coarse:size-11';

/** Zoom in, zoom out and show all, as buttons. */
export const MapControls = ({ zoom, onZoom, onWhole }: MapControlsProps) => (
  <div className="absolute top-3 right-3 grid divide-y divide-line overflow-hidden rounded-[10px] border border-line bg-card shadow-1 print:hidden">
    <button type="button" aria-label="Zoom in" title="Zoom in" onClick={() => onZoom(1.6)} className={button} data-testid="map-in">
      +
    </button>
    <button type="button" aria-label="Zoom out" title="Zoom out" disabled={zoom <= 1} onClick={() => onZoom(1 / 1.6)} className={button}>
      −
    </button>
    <button
      type="button"
      aria-label="Show the whole map"
      title="Show the whole map"
      disabled={zoom <= 1}
      onClick={onWhole}
      className={button}
      data-testid="map-whole"
    >
      <svg
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.8}
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M5 9V5h4M19 9V5h-4M5 15v4h4M19 15v4h-4" />
      </svg>
    </button>
  </div>
);
