/** The save picker, missing from some browsers and from the DOM types. */
interface PickerWindow {
  readonly showSaveFilePicker?: (options: {
    readonly id: string;
    readonly suggestedName: string;
    readonly types: readonly { readonly description: string; readonly accept: Readonly<Record<string, readonly string[]>> }[];
  }) => Promise<FileSystemFileHandle>;
}

export const choosesFiles = (): boolean => 'showSaveFilePicker' in globalThis;

/** The file the user chose to write to; null when cancelled. */
export async function chooseBackupFile(): Promise<FileSystemFileHandle | null> {
  const { showSaveFilePicker } = globalThis as PickerWindow;
  if (showSaveFilePicker === undefined) return null;
  try {
    const accept = { 'application/gzip': ['.gz'] };
    return await showSaveFilePicker.call(globalThis, {
      id: 'yardstick-backup',
      suggestedName: 'yardstick-backup.json.gz',
      types: [{ description: 'Yardstick backup', accept }],
    });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return null;
    throw cause;
  }
}
