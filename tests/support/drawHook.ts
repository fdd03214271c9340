import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServicesContext, WorkspaceContext, type Services, type Workspace } from '../../src/ui/hooks/services.ts';

interface Around {
  readonly workspace: Partial<Workspace>;
  readonly services: Partial<Services>;
}

/** What a hook answers when a component is drawn once, without a browser. Effects do not run, and setting state does nothing. */
export function drawHook<Answer>(hook: () => Answer, { workspace, services }: Around): Answer {
  const answers: Answer[] = [];
  const Probe = (): null => {
    answers.push(hook());
    return null;
  };
  const inside = createElement(WorkspaceContext.Provider, { value: workspace as Workspace }, createElement(Probe));
  renderToString(createElement(ServicesContext.Provider, { value: services as Services }, inside));
  const [answer] = answers;
  if (answer === undefined) throw new Error('The hook was not called');
  return answer;
}
