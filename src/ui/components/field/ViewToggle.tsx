import { Segmented } from './Segmented.tsx';

export type ChartView = 'chart' | 'table';

interface ViewToggleProps {
  /** What is shown either way, e.g. "Cash and equity". */
  readonly label: string;
  /** What the picture is. */
  readonly picture?: 'Chart' | 'Map';
  readonly view: ChartView;
  readonly onChange: (view: ChartView) => void;
}

/** The same figures as a picture or as a table; every chart offers it. */
export function ViewToggle({ label, picture = 'Chart', view, onChange }: ViewToggleProps) {
  const views = [
    { value: 'chart', label: picture },
    { value: 'table', label: 'Table' },
  ] as const;
  return <Segmented label={`${label}: show as`} options={views} value={view} onChange={onChange} />;
}
