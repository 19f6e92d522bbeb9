import { expect, it } from '@jest/globals'
import {
  panZoom,
  pinchZoom,
  previewZoomAt,
  snapZoom,
  toggleZoomAt,
  UNZOOMED,
  zoomStep,
} from './zoom'

const steps = (direction: 1 | -1, count: number, from = UNZOOMED) =>
  Array.from({ length: count }).reduce<typeof from>((zoom) => zoomStep(zoom, direction), from)

it('zooms in steps of 0.5 up to 3', () => {
  expect([1, 2, 3, 4, 5].map((count) => steps(1, count).scale)).toEqual([1.5, 2, 2.5, 3, 3])
})

it('zooms out to 1 and centres the picture', () => {
  const zoomed = panZoom({ ...UNZOOMED, scale: 1.5 }, { x: 10, y: 20 })
  expect(steps(-1, 3, zoomed)).toEqual(UNZOOMED)
})

it('goes in and out at the place of a click', () => {
  const zoomed = toggleZoomAt(UNZOOMED, { x: 25, y: 75 })
  expect(zoomed).toEqual({ scale: 2, x: 25, y: 75 })
  expect(toggleZoomAt(zoomed, { x: 0, y: 0 })).toEqual(UNZOOMED)
})

it('stays within the picture', () => {
  expect(panZoom({ scale: 2, x: 50, y: 50 }, { x: -10, y: 130 })).toEqual({
    scale: 2,
    x: 0,
    y: 100,
  })
})

it('comes one step closer to a mouse that passes over it', () => {
  expect(previewZoomAt({ x: 20, y: 120 })).toEqual({ scale: 1.5, x: 20, y: 100 })
})

it('follows two fingers between 1 and 3, and rests at a whole step', () => {
  const between = { x: 30, y: 40 }
  expect(pinchZoom(UNZOOMED, 1.73, between)).toEqual({ scale: 1.7, ...between })
  expect(snapZoom(pinchZoom(UNZOOMED, 1.73, between))).toEqual({ scale: 1.5, ...between })
  expect(pinchZoom(UNZOOMED, 9, between).scale).toBe(3)
  expect(pinchZoom({ scale: 2, x: 10, y: 10 }, 0.2, between)).toEqual(UNZOOMED)
  expect(snapZoom({ scale: 1.2, ...between })).toEqual(UNZOOMED)
})
