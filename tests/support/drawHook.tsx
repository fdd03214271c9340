import { renderToString } from 'react-dom/server';
import { ServicesProvider, type Services } from '../../src/ui/hooks/ServicesProvider.tsx';
import { WorkspaceProvider, type Workspace } from '../../src/ui/hooks/WorkspaceProvider.tsx';

/** The parts that the hook asks for. */
type Around = Partial<Workspace> & Pick<Partial<Services>, 'clock' | 'track'>;

/** What a hook answers when a component is drawn once, without a browser. Effects do not run, and setting state does nothing. */
export function drawHook<Answer>(hook: () => Answer, around: Around): Answer {
  const answers: Answer[] = [];
  const Probe = (): null => {
    answers.push(hook());
    return null;
  };
  renderToString(
    <ServicesProvider services={around}>
      <WorkspaceProvider workspace={around}>
        <Probe />
      </WorkspaceProvider>
    </ServicesProvider>,
  );
  const [answer] = answers;
  if (answer === undefined) throw new Error('The hook was not called');
  return answer;
}
