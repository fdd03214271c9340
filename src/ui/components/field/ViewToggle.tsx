import { Segmented } from './Segmented.tsx';

export type ChartView = 'chart' | 'table';

const views = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const;

interface ViewToggleProps {
  /** What is shown either way, e.g. "Cash and equity". */
  readonly label: string;
  readonly view: ChartView;
  readonly onChange: (view: ChartView) => void;
}

/** The same figures as a picture or as a table; every chart offers it. */
export function ViewToggle({ label, view, onChange }: ViewToggleProps) {
  return <Segmented label={`${label}: show as`} options={views} value={view} onChange={onChange} />;
}
