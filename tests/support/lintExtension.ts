import addonsLinter from 'addons-linter';

export interface LintFinding {
  /** Mozilla's name of the rule, such as `DANGEROUS_EVAL`. */
  readonly code: string;
  readonly message: string;
  /** The file's path relative to the extension's folder. Absent if the message is about the whole extension. */
  readonly file?: string;
  readonly line?: number;
}

/**
 * Mozilla's linter messages for an unpacked extension. Its store refuses extensions with errors. Warnings for eval, remote code or markup
 * written as text make a reviewer refuse them. A good extension has neither errors nor warnings.
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
