declare module 'addons-linter' {
  interface Message {
    readonly code: string;
    readonly message: string;
    readonly file?: string;
    readonly line?: number;
  }

  const addonsLinter: {
    createInstance(options: { readonly config: Readonly<Record<string, unknown>>; readonly runAsBinary: boolean }): {
      run(): Promise<Readonly<Record<'errors' | 'warnings' | 'notices', readonly Message[]>>>;
    };
  };
  export default addonsLinter;
}
