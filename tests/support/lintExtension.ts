import addonsLinter from 'addons-linter';

export interface LintFinding {
  /** Mozilla's name of the rule, such as `DANGEROUS_EVAL`. */
  readonly code: string;
  readonly message: string;
  /** Relative to the extension's folder; absent where it is about the whole. */
  readonly file?: string;
  readonly line?: number;
}

/**
 * What Mozilla's linter has to say of an unpacked extension. Its store refuses one with errors; eval, code from elsewhere and markup written as
 * text are warnings, for which a reviewer would, so a good extension has neither.
 */
export interface LintReport {
  readonly errors: readonly LintFinding[];
  readonly warnings: readonly LintFinding[];
  readonly notices: readonly LintFinding[];
}

export async function lintExtension(folder: string): Promise<LintReport> {
  const config = { _: [folder], logLevel: 'fatal', output: 'none', boring: true };
  const { errors, warnings, notices } = await addonsLinter.createInstance({ config, runAsBinary: false }).run();
  return { errors: errors.map(plain), warnings: warnings.map(plain), notices: notices.map(plain) };
}

const plain = ({ code, message, file, line }: LintFinding): LintFinding => ({
  code,
  message,
  ...(file === undefined ? {} : { file }),
  ...(line === undefined ? {} : { line }),
});
