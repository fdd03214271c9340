import { createContext } from 'react';
import type { AlertCommands } from '../../data/alerts/alertCommands.ts';
import type { ItemCommands } from '../../data/commands/items/itemCommands.ts';
import { useRequired } from './useRequired.ts';

export const ItemCommandsContext = createContext<(ItemCommands & AlertCommands) | null>(null);

/** Puts and removes notes, scenarios, holdings and alert rules. */
export const useItemCommands = (): ItemCommands & AlertCommands => useRequired(ItemCommandsContext);
