/** Spec: storefront, section 9. */
export const MIN_ZOOM = 1
export const MAX_ZOOM = 3
const ZOOM_STEP = 0.5
/** What one click on the picture itself zooms to. */
const CLICK_ZOOM = 2
/** What a mouse sees that only passes over the picture. */
export const HOVER_ZOOM = MIN_ZOOM + ZOOM_STEP

/** How large a picture is shown, and which point of it stays in its place, in percent of its size. */
export type Zoom = { scale: number; x: number; y: number }

export const UNZOOMED: Zoom = { scale: MIN_ZOOM, x: 50, y: 50 }

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** One step closer or further away; zooming out all the way centres the picture again. */
export function zoomStep(zoom: Zoom, direction: 1 | -1): Zoom {
  const scale = within(zoom.scale + direction * ZOOM_STEP, MIN_ZOOM, MAX_ZOOM)
  return scale === MIN_ZOOM ? UNZOOMED : { ...zoom, scale }
}

/** In at a point, or out. */
export function toggleZoomAt(zoom: Zoom, point: { x: number; y: number }): Zoom {
  return zoom.scale > MIN_ZOOM ? UNZOOMED : panZoom({ ...zoom, scale: CLICK_ZOOM }, point)
}

/** A first look, closer by one step, at the place of the mouse. */
export function previewZoomAt(point: { x: number; y: number }): Zoom {
  return panZoom({ ...UNZOOMED, scale: HOVER_ZOOM }, point)
}

/** Two fingers' work: so many times larger, in tenths, around the point between them. */
export function pinchZoom(zoom: Zoom, factor: number, point: { x: number; y: number }): Zoom {
  const scale = within(Math.round(zoom.scale * factor * 10) / 10, MIN_ZOOM, MAX_ZOOM)
  return scale === MIN_ZOOM ? UNZOOMED : panZoom({ ...zoom, scale }, point)
}

/** The nearest whole step, where a pinch comes to rest. */
export function snapZoom(zoom: Zoom): Zoom {
  const scale = Math.round(zoom.scale / ZOOM_STEP) * ZOOM_STEP
  return scale === MIN_ZOOM ? UNZOOMED : { ...zoom, scale }
}

/** Another part of a zoomed picture. */
export function panZoom(zoom: Zoom, { x, y }: { x: number; y: number }): Zoom {
  return { ...zoom, x: within(x, 0, 100), y: within(y, 0, 100) }
}
