/** A form error as a live alert. Takes up no space without an error. */
export function FormError({ text, testId }: { readonly text: string | null; readonly testId?: string }) {
  return (
    <p role="alert" data-testid={testId} className="font-medium text-poor empty:hidden">
      {text}
    </p>
  );
}
