/** One line of a robots.txt that applies to us. */
export interface RobotsRule {
  readonly allow: boolean;
  readonly pattern: string;
}

/**
 * The rules of a robots.txt for a robot of this name (RFC 9309): the rules of every group that names it, else those of the `*` groups.
 * Lines it cannot parse are ignored.
 */
export function robotsRules(text: string, robot: string): readonly RobotsRule[] {
  const named: RobotsRule[] = [];
  const general: RobotsRule[] = [];
  let agents: string[] = [];
  let inAgents = false;
  let isNamed = false;
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    const [, key = '', value = ''] = /^\s*([A-Za-z-]{1,40})\s*:\s*([^#]*)/.exec(line) ?? [];
    const field = key.toLowerCase();
    if (field === 'user-agent') {
      agents = inAgents ? [...agents, value.trim().toLowerCase()] : [value.trim().toLowerCase()];
      inAgents = true;
      isNamed ||= isOurs(value, robot);
    } else if (field === 'allow' || field === 'disallow') {
      inAgents = false;
      const rule = { allow: field === 'allow', pattern: value.trim() };
      if (rule.pattern === '') continue;
      if (agents.some((agent) => isOurs(agent, robot))) named.push(rule);
      if (agents.includes('*')) general.push(rule);
    }
  }
  return isNamed ? named : general;
}

const isOurs = (agent: string, robot: string): boolean => agent.trim().toLowerCase() === robot.toLowerCase();

/** Whether a path with its query may be read. The longest matching pattern decides. On a tie, allow wins. */
export function isAllowed(rules: readonly RobotsRule[], path: string): boolean {
  let best: RobotsRule | null = null;
  for (const rule of rules) {
    if (!fits(rule.pattern, path)) continue;
    const longer = best === null || rule.pattern.length > best.pattern.length;
    if (longer || (rule.pattern.length === best?.pattern.length && rule.allow)) best = rule;
  }
  return best?.allow ?? true;
}

/**
 * `*` matches any run of characters, and a final `$` matches the end. Takes linear time, so a hostile pattern cannot cause backtracking.
 */
function fits(pattern: string, path: string): boolean {
  const toEnd = pattern.endsWith('$');
  const [first = '', ...parts] = (toEnd ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [place, part] of parts.entries()) {
    if (toEnd && place === parts.length - 1) return path.length - part.length >= at && path.endsWith(part);
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return !toEnd || at === path.length;
}
