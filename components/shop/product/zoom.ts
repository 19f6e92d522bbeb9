/** Spec: storefront, section 9. */
export const MIN_ZOOM = 1
export const MAX_ZOOM = 3
const ZOOM_STEP = 0.5
/** What one click on the picture itself zooms to. */
const CLICK_ZOOM = 2

/** How large a picture is shown, and which point of it stays in its place, in percent of its size. */
export type Zoom = { scale: number; x: number; y: number }

export const UNZOOMED: Zoom = { scale: MIN_ZOOM, x: 50, y: 50 }

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** One step closer or further away; zooming out all the way centres the picture again. */
export function stepped(zoom: Zoom, direction: 1 | -1): Zoom {
  const scale = within(zoom.scale + direction * ZOOM_STEP, MIN_ZOOM, MAX_ZOOM)
  return scale === MIN_ZOOM ? UNZOOMED : { ...zoom, scale }
}

/** In at a point, or out. */
export function toggledAt(zoom: Zoom, point: { x: number; y: number }): Zoom {
  return zoom.scale > MIN_ZOOM ? UNZOOMED : moved({ ...zoom, scale: CLICK_ZOOM }, point)
}

/** Another part of a zoomed picture. */
export function moved(zoom: Zoom, { x, y }: { x: number; y: number }): Zoom {
  return { ...zoom, x: within(x, 0, 100), y: within(y, 0, 100) }
}
