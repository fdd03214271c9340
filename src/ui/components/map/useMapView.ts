import { useCallback, useEffect, useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { MapBox, MapPoint, MapShapes } from './mapShapes.ts';
import { around, filling, fitting, moved, fullMapView, zoomed, type MapView } from './mapView.ts';

export interface MapHands {
  readonly view: MapView;
  readonly zoomBy: (by: number) => void;
  readonly moveBy: (x: number, y: number) => void;
  readonly showAll: () => void;
  /** Handlers for the drawing. `onPress` is called for a press that did not move the map. */
  readonly hands: {
    readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerUp: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<SVGSVGElement>) => void;
  };
}

interface Question {
  readonly shapes: MapShapes;
  /** Id of the area shown initially. Changing it moves the map there. */
  readonly focus: string | null;
  /** The part shown initially if there is no `focus`. If both are null, the map shows a part that fills the canvas. */
  readonly home: MapBox | null;
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly onHover: (point: MapPoint | null) => void;
  readonly onPress: (point: MapPoint) => void;
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** The distance, in pixels, that a finger may move while its touch still counts as a press. */
const slip = 6;

/** The map's view and its controls: drag, pinch, Ctrl and wheel, and functions for keys and buttons. */
export function useMapView({ shapes, focus, home, drawing, onHover, onPress }: Question): MapHands {
  const aspect = useAspect(drawing);
  const begin = (): MapView => firstView({ shapes, focus, home }, aspect);
  const [view, setView] = useState(begin);
  // Compared by value, because an equal part in a new object must not reset the map.
  const start = [focus, home?.x, home?.y, home?.width, home?.height, aspect].join(' ');
  const [shownFor, setShownFor] = useState({ shapes, start });
  if (shownFor.shapes !== shapes || shownFor.start !== start) {
    setShownFor({ shapes, start });
    setView(begin());
  }
  const fingers = useRef(new Map<number, Finger>());
  const slipped = useRef(0);
  const zoomBy = useCallback((by: number, at?: MapPoint) => setView((before) => zoomed(shapes, before, { by, at })), [shapes]);
  useWheel(drawing, zoomBy);
  const pointOf = (event: Finger): MapPoint | null => mapPoint(drawing.current, event);
  return {
    view,
    zoomBy,
    moveBy: (x, y) =>
      setView((before) => moved(shapes, before, { x: (x * shapes.width) / before.zoom, y: (y * shapes.height) / before.zoom })),
    showAll: () => setView(fullMapView(shapes)),
    hands: {
      onPointerDown: (event) => {
        if (fingers.current.size === 0) slipped.current = 0;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        const before = fingers.current.get(event.pointerId);
        const now = { x: event.clientX, y: event.clientY };
        if (before === undefined) {
          if (event.pointerType === 'mouse') onHover(pointOf(now));
          return;
        }
        slipped.current += Math.hypot(now.x - before.x, now.y - before.y);
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        fingers.current.set(event.pointerId, now);
        if (other !== undefined) zoomBy(distance(now, other) / Math.max(1, distance(before, other)), pointOf(other) ?? undefined);
        else if (slipped.current > slip) setView((seen) => moved(shapes, seen, difference(pointOf(before), pointOf(now))));
      },
      onPointerUp: (event) => {
        const pressed = fingers.current.size === 1 && slipped.current <= slip ? pointOf({ x: event.clientX, y: event.clientY }) : null;
        fingers.current.delete(event.pointerId);
        if (pressed !== null) onPress(pressed);
      },
      onPointerCancel: (event) => void fingers.current.delete(event.pointerId),
    },
  };
}

/** The element's aspect ratio at its first layout; 1 before then. */
function useAspect(element: RefObject<SVGSVGElement | null>): number {
  const [aspect, setAspect] = useState(1);
  useLayoutEffect(() => {
    const measure = (): void => {
      const box = element.current?.getBoundingClientRect();
      if (box !== undefined && box.height > 0) setAspect(box.width / box.height);
    };
    measure();
  }, [element]);
  return aspect;
}

function firstView({ shapes, focus, home }: Pick<Question, 'shapes' | 'focus' | 'home'>, aspect: number): MapView {
  const area = focus === null ? undefined : shapes.byId.get(focus)?.box;
  if (area !== undefined) return around(shapes, area);
  if (home !== null) return fitting(shapes, home, aspect);
  const centres = shapes.shapes.map(({ box: { x, y, width, height } }) => ({ x: x + width / 2, y: y + height / 2 }));
  return filling(shapes, centres, aspect);
}

const distance = (one: Finger, other: Finger): number => Math.hypot(one.x - other.x, one.y - other.y);

const difference = (from: MapPoint | null, to: MapPoint | null): MapPoint =>
  from === null || to === null ? { x: 0, y: 0 } : { x: from.x - to.x, y: from.y - to.y };

/** A screen point in map units. */
function mapPoint(drawing: SVGSVGElement | null, { x, y }: Finger): MapPoint | null {
  const matrix = drawing?.getScreenCTM();
  if (matrix === null || matrix === undefined) return null;
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return { x: point.x, y: point.y };
}

/** Zooms when the wheel turns while Ctrl is pressed. Trackpads send the same for a pinch. Without Ctrl the wheel scrolls the page. */
function useWheel(drawing: RefObject<SVGSVGElement | null>, zoomBy: (by: number, at?: MapPoint) => void): void {
  useEffect(() => {
    const target = drawing.current;
    if (target === null) return undefined;
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * 0.004), mapPoint(target, { x: event.clientX, y: event.clientY }) ?? undefined);
    };
    // React's wheel listener is passive and cannot prevent the page from zooming.
    target.addEventListener('wheel', turn, { passive: false });
    return () => target.removeEventListener('wheel', turn);
  }, [drawing, zoomBy]);
}
