/** One line of controls that a phone pushes sideways, out to its edges, rather than giving them three lines of its screen. */
export const sidewaysRow = '-mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] [&>*]:shrink-0';
