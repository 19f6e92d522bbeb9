/** Zoom runs from 1 to 3 in steps of 0.5. */
export const MIN_ZOOM = 1
export const MAX_ZOOM = 3
const ZOOM_STEP = 0.5
/** Zoom after one click on the picture. */
const CLICK_ZOOM = 2
/** Zoom while hovering. */
export const HOVER_ZOOM = MIN_ZOOM + ZOOM_STEP

/** A picture's scale, and the point that stays fixed, in percent of its size. */
export type Zoom = { scale: number; x: number; y: number }

export const UNZOOMED: Zoom = { scale: MIN_ZOOM, x: 50, y: 50 }

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** One step in or out; zooming out completely centres the picture again. */
export function zoomStep(zoom: Zoom, direction: 1 | -1): Zoom {
  const scale = within(zoom.scale + direction * ZOOM_STEP, MIN_ZOOM, MAX_ZOOM)
  return scale === MIN_ZOOM ? UNZOOMED : { ...zoom, scale }
}

/** Zooms in at a point, or out. */
export function toggleZoomAt(zoom: Zoom, point: { x: number; y: number }): Zoom {
  return zoom.scale > MIN_ZOOM ? UNZOOMED : panZoom({ ...zoom, scale: CLICK_ZOOM }, point)
}

/** Zooms in by one step at the mouse position. */
export function previewZoomAt(point: { x: number; y: number }): Zoom {
  return panZoom({ ...UNZOOMED, scale: HOVER_ZOOM }, point)
}

/** Scales by a factor, rounded to tenths, around the point between two fingers. */
export function pinchZoom(zoom: Zoom, factor: number, point: { x: number; y: number }): Zoom {
  const scale = within(Math.round(zoom.scale * factor * 10) / 10, MIN_ZOOM, MAX_ZOOM)
  return scale === MIN_ZOOM ? UNZOOMED : panZoom({ ...zoom, scale }, point)
}

/** Snaps to the nearest zoom step when a pinch ends. */
export function snapZoom(zoom: Zoom): Zoom {
  const scale = Math.round(zoom.scale / ZOOM_STEP) * ZOOM_STEP
  return scale === MIN_ZOOM ? UNZOOMED : { ...zoom, scale }
}

/** Moves to another part of a zoomed picture. */
export function panZoom(zoom: Zoom, { x, y }: { x: number; y: number }): Zoom {
  return { ...zoom, x: within(x, 0, 100), y: within(y, 0, 100) }
}
