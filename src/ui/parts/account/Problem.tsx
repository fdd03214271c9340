/** What went wrong with a form, told to everybody at once; takes no room while nothing did. */
export function Problem({ text, testId }: { readonly text: string | null; readonly testId?: string }) {
  return (
    <p role="alert" data-testid={testId} className="font-medium text-poor empty:hidden">
      {text}
    </p>
  );
}
