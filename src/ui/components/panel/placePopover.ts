interface Size {
  readonly width: number;
  readonly height: number;
}

interface Area extends Size {
  readonly left: number;
  readonly top: number;
}

const gap = 6;
const edge = 8;

/** Position of a panel near its trigger: below if there is room, else above, always within the window. */
export function placePopover(trigger: Area, panel: Size, room: Size): { readonly left: number; readonly top: number } {
  const under = trigger.top + trigger.height + gap;
  const over = trigger.top - gap - panel.height;
  const fitsUnder = under + panel.height <= room.height - edge;
  const top = fitsUnder || over < edge ? under : over;
  return {
    left: Math.max(edge, Math.min(trigger.left, room.width - panel.width - edge)),
    top: Math.max(edge, Math.min(top, room.height - panel.height - edge)),
  };
}
