import type { BrowserApi } from './browserApi.ts';
import type { QuestionName, Questions } from './messages.ts';

/** Sends a request to the extension's worker, starting it if needed. Rejects if the extension has been removed or updated. */
export async function sendToWorker<Name extends QuestionName>(
  api: BrowserApi,
  name: Name,
  question: Questions[Name]['ask'],
): Promise<Questions[Name]['answer']> {
  return (await api.runtime.sendMessage({ name, question })) as Questions[Name]['answer'];
}
