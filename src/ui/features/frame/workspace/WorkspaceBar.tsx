import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { Menu } from '../../../components/panel/Menu.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { useReadOnly } from '../../../hooks/useReadOnly.ts';
import type { TeamServices } from '../../../hooks/serviceParts.ts';
import { useTeams, useTeamsState } from '../../../hooks/useTeams.ts';
import { useChosenWorkspace, useWorkspaceChoice } from '../../../hooks/useWorkspaceChoice.ts';
import { useActions, type Action } from '../../../parts/actions/actionRegistry.ts';
import { whenIdle } from '../../../preboot/whenIdle.ts';
import { NoticeBar } from '../notices/NoticeBar.tsx';
import { noticeText } from './noticeText.ts';

/** Name of the workspace that every person has. */
const personalName = 'Personal workspace';

/** The workspace switcher above the screen. Shown only to people who have a team. Teams load once the screen is idle. */
export function WorkspaceBar() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let current = true;
    whenIdle(() => (current ? setIdle(true) : undefined));
    return () => {
      current = false;
    };
  }, []);
  return isIdle ? <LoadedBar /> : null;
}

function LoadedBar() {
  const services = useTeams();
  return services === null || services === undefined ? null : <TeamBar services={services} />;
}

function TeamBar({ services }: { readonly services: TeamServices }) {
  const { list, notices } = useTeamsState(services);
  const teams = list?.teams ?? [];
  return (
    <>
      {teams.length === 0 ? null : <Switcher services={services} />}
      {notices.map((notice) => (
        <NoticeBar key={notice.workspace} testId="team-notice">
          <p>{noticeText(notice)}</p>
          <Button onClick={() => void services.teams.dismissNotice(notice.workspace)}>Dismiss</Button>
        </NoticeBar>
      ))}
    </>
  );
}

function Switcher({ services }: { readonly services: TeamServices }) {
  const { list } = useTeamsState(services);
  const readOnly = useReadOnly();
  const current = useChosenWorkspace();
  const choose = useSwitch();
  const workspaces = useMemo(
    () => [{ id: null, name: personalName }, ...(list?.teams ?? []).map(({ id, name }) => ({ id, name }))],
    [list],
  );
  const others = useMemo(
    () => workspaces.filter(({ id }) => id !== current).map(({ id, name }): Action => switchAction(name, () => choose(id))),
    [workspaces, current, choose],
  );
  useActions(others);
  const name = workspaces.find(({ id }) => id === current)?.name ?? personalName;
  return (
    <section
      aria-label="Workspace"
      data-testid="workspace-bar"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-1 text-sm sm:px-6 lg:px-8 print:hidden"
    >
      <Menu
        label={`Workspace: ${name}. Switch workspace`}
        testId="workspace-switch"
        className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-lg px-2 font-medium hover:bg-sunk"
        items={workspaces.map(({ id, name: label }) => ({
          id: id ?? 'personal',
          label: id === current ? `${label} (open)` : label,
          disabled: id === current,
          onChoose: () => choose(id),
        }))}
      >
        <span className="truncate">{name}</span>
        <span aria-hidden="true" className="text-xs text-ink-3">
          ▾
        </span>
      </Menu>
      {readOnly === null ? null : (
        <p data-testid="workspace-read-only" className="min-w-60 flex-1 text-ink-2">
          {readOnly}
        </p>
      )}
    </section>
  );
}

const switchAction = (name: string, run: () => void): Action => ({
  id: `workspace ${name}`,
  label: `Switch to ${name}`,
  group: 'Do',
  words: 'workspace team',
  run,
});

/** Opens another workspace. A deal's page gives way to the list, because the deal is not in the other workspace. */
function useSwitch(): (workspace: string | null) => void {
  const { switchTo } = useWorkspaceChoice();
  const navigate = useNavigate();
  const isDeal = useLocation({ select: ({ pathname }) => pathname.startsWith('/deals/') });
  return useMemo(
    () => (workspace) => {
      if (isDeal) void navigate({ to: '/deals' });
      switchTo(workspace);
    },
    [isDeal, navigate, switchTo],
  );
}
