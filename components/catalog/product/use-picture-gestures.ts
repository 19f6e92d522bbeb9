'use client'

import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Gallery } from './use-gallery'
import {
  HOVER_ZOOM,
  MIN_ZOOM,
  panZoom,
  pinchZoom,
  previewZoomAt,
  snapZoom,
  toggleZoomAt,
  UNZOOMED,
  type Zoom,
} from './zoom'

/** How far a finger travels, in pixels, before it is a swipe and no tap. */
const SWIPE_DISTANCE = 40
const TAP_TOLERANCE = 8

type Point = { x: number; y: number }

/** A screen position relative to an element, in percent of the element's size. */
function positionIn(element: HTMLElement, { x, y }: Point): Point {
  const box = element.getBoundingClientRect()
  return { x: ((x - box.left) / box.width) * 100, y: ((y - box.top) / box.height) * 100 }
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY })

const distance = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y)

const isRtl = (element: HTMLElement) => getComputedStyle(element).direction === 'rtl'

/**
 * Hovering previews the zoom, unless the picture fills the screen, where
 * the mouse is always over it; a click toggles the zoom. A zoomed
 * picture follows the mouse and is dragged by a finger; two fingers pinch it; swiping an unzoomed
 * one shows the next.
 */
export function usePictureGestures(
  { zoom, setZoom, previous, next }: Gallery,
  { fillsScreen }: { fillsScreen: boolean },
) {
  const fingers = useRef(new Map<number, Point>())
  const press = useRef<{ at: Point; zoom: Zoom } | null>(null)
  const pinch = useRef<{ distance: number; zoom: Zoom } | null>(null)
  const wasDragged = useRef(false)
  /** `over`: the hover preview has ended, and the click's zoom stays. */
  const mouse = useRef<'away' | 'peeking' | 'over'>('away')
  const isZoomed = zoom.scale > MIN_ZOOM

  function moveMouse(event: PointerEvent<HTMLButtonElement>) {
    const position = positionIn(event.currentTarget, pointOf(event))
    if (isZoomed) {
      if (mouse.current === 'away') mouse.current = 'over'
      return setZoom(panZoom(zoom, position))
    }
    // Scrolling beneath a resting mouse must not start the preview.
    if (event.movementX === 0 && event.movementY === 0) return
    if (fillsScreen || mouse.current !== 'away') return
    mouse.current = 'peeking'
    setZoom(previewZoomAt(position))
  }

  function movePinch(element: HTMLElement) {
    const [first, second] = [...fingers.current.values()]
    if (!pinch.current || !first || !second) return
    const between = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }
    const factor = distance(first, second) / pinch.current.distance
    setZoom(pinchZoom(pinch.current.zoom, factor, positionIn(element, between)))
  }

  function drag(element: HTMLElement, to: Point) {
    if (!press.current) return
    const { at, zoom: start } = press.current
    if (distance(at, to) > TAP_TOLERANCE) wasDragged.current = true
    if (!isZoomed) return
    const box = element.getBoundingClientRect()
    const reach = zoom.scale - 1
    setZoom(
      panZoom(zoom, {
        x: start.x - ((to.x - at.x) / (box.width * reach)) * 100,
        y: start.y - ((to.y - at.y) / (box.height * reach)) * 100,
      }),
    )
  }

  function lift(event: PointerEvent<HTMLButtonElement>) {
    fingers.current.delete(event.pointerId)
    if (!pinch.current) return false
    pinch.current = null
    press.current = null
    setZoom(snapZoom(zoom))
    return true
  }

  return {
    onClick(event: MouseEvent<HTMLButtonElement>) {
      if (wasDragged.current) return
      // A click by keyboard has no position.
      const position =
        event.detail === 0 ? { x: 50, y: 50 } : positionIn(event.currentTarget, pointOf(event))
      const wasPreview = mouse.current === 'peeking'
      if (wasPreview) mouse.current = 'over'
      setZoom(toggleZoomAt(wasPreview ? UNZOOMED : zoom, position))
    },
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      const at = pointOf(event)
      wasDragged.current = false
      press.current = { at, zoom }
      if (event.pointerType === 'mouse') return
      fingers.current.set(event.pointerId, at)
      const [first, second] = [...fingers.current.values()]
      if (!first || !second) return
      wasDragged.current = true
      pinch.current = { distance: Math.max(distance(first, second), 1), zoom }
    },
    onPointerMove(event: PointerEvent<HTMLButtonElement>) {
      if (event.pointerType === 'mouse') return moveMouse(event)
      if (fingers.current.has(event.pointerId)) {
        fingers.current.set(event.pointerId, pointOf(event))
      }
      if (pinch.current) movePinch(event.currentTarget)
      else drag(event.currentTarget, pointOf(event))
    },
    onPointerUp(event: PointerEvent<HTMLButtonElement>) {
      const start = press.current
      if (lift(event)) return
      press.current = null
      if (!start || isZoomed) return
      const across = event.clientX - start.at.x
      if (Math.abs(across) < SWIPE_DISTANCE) return
      wasDragged.current = true
      if (across < 0 === isRtl(event.currentTarget)) previous()
      else next()
    },
    onPointerCancel(event: PointerEvent<HTMLButtonElement>) {
      press.current = null
      lift(event)
    },
    onPointerLeave(event: PointerEvent<HTMLButtonElement>) {
      if (event.pointerType !== 'mouse') return
      if (mouse.current === 'peeking' && zoom.scale === HOVER_ZOOM) setZoom(UNZOOMED)
      mouse.current = 'away'
    },
  }
}
