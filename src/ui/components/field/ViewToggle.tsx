import { Segmented } from './Segmented.tsx';

export type ChartView = 'chart' | 'table';

interface ViewToggleProps {
  /** Name of the content, e.g. "Cash and equity". */
  readonly label: string;
  /** Name of the graphic view. */
  readonly picture?: 'Chart' | 'Map';
  readonly view: ChartView;
  readonly onChange: (view: ChartView) => void;
}

/** Switches between a chart and a table of the same figures. */
export function ViewToggle({ label, picture = 'Chart', view, onChange }: ViewToggleProps) {
  const views = [
    { value: 'chart', label: picture },
    { value: 'table', label: 'Table' },
  ] as const;
  return <Segmented label={`${label}: show as`} options={views} value={view} onChange={onChange} />;
}
