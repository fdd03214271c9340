/** External text in a scrollable, keyboard-focusable frame. */
export function RawText({ label, text, testId }: { readonly label: string; readonly text: string; readonly testId?: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="max-h-96 overflow-auto rounded-[10px] border border-line bg-sunk">
      <pre data-testid={testId} className="p-3 font-mono text-[13px] leading-relaxed break-words whitespace-pre-wrap">
        {text}
      </pre>
    </section>
  );
}
