/** One line of controls that scrolls sideways on a phone, edge to edge, instead of wrapping. */
export const scrollableRow = '-mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] [&>*]:shrink-0';
