import type { BrowserApi } from './browserApi.ts';
import type { QuestionName, Questions } from './messages.ts';

/** Asks the extension's worker, which starts when it is asked. Rejects where the extension was removed or updated meanwhile. */
export async function ask<Name extends QuestionName>(
  api: BrowserApi,
  name: Name,
  question: Questions[Name]['ask'],
): Promise<Questions[Name]['answer']> {
  return (await api.runtime.sendMessage({ name, question })) as Questions[Name]['answer'];
}
