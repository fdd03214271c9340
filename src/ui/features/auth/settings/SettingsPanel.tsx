import { useId, type ReactNode } from 'react';

interface SettingsPanelProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** One section of the account settings. */
export function SettingsPanel({ title, lead, children }: SettingsPanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2 border border-line bg-card p-5 shadow-1">
      <h2 id={id} className="text-lg font-semibold tracking-tight">
        {title}
      </h2>
      {lead === undefined ? null : <p className="text-ink-2">{lead}</p>}
      {children}
    </section>
  );
}
