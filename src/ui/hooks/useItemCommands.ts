import type { AlertCommands } from '../../data/alerts/alertCommands.ts';
import type { ItemCommands } from '../../data/commands/itemCommands.ts';
import { usePart } from './workspace.ts';

/** Stores and removes notes, scenarios, holdings and alert rules. */
export const useItemCommands = (): ItemCommands & AlertCommands => usePart('itemCommands');
