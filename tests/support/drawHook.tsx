import { renderToString } from 'react-dom/server';
import { ServicesContext, type Services } from '../../src/ui/hooks/services.ts';
import { WorkspaceContext, type Workspace } from '../../src/ui/hooks/workspace.ts';

/** The context values that the hook needs. */
type Around = Partial<Workspace> & Pick<Partial<Services>, 'clock' | 'track'>;

/** A hook's return value when its component is rendered once, without a browser. Effects do not run, and setting state does nothing. */
export function drawHook<Answer>(hook: () => Answer, around: Around): Answer {
  const answers: Answer[] = [];
  const Probe = (): null => {
    answers.push(hook());
    return null;
  };
  renderToString(
    <ServicesContext value={around}>
      <WorkspaceContext value={around}>
        <Probe />
      </WorkspaceContext>
    </ServicesContext>,
  );
  const [answer] = answers;
  if (answer === undefined) throw new Error('The hook was not called');
  return answer;
}
