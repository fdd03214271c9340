import type { AlertCommands } from '../../data/alerts/alertCommands.ts';
import type { CommentCommands } from '../../data/commands/commentCommands.ts';
import type { ItemCommands } from '../../data/commands/itemCommands.ts';
import { usePart } from './workspace.ts';

/** Stores and removes notes, scenarios, holdings, comments and alert rules. */
export const useItemCommands = (): ItemCommands & CommentCommands & AlertCommands => usePart('itemCommands');
