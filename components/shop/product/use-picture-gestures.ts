'use client'

import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Gallery } from './use-gallery'
import { MIN_ZOOM, moved, toggledAt } from './zoom'

/** How far a finger travels, in pixels, before it is a swipe and no tap. */
const SWIPE_DISTANCE = 40
const TAP_TOLERANCE = 8

/** Where on an element a pointer is, in percent of the element's size. */
function pointOn(event: MouseEvent<HTMLElement>) {
  const box = event.currentTarget.getBoundingClientRect()
  return {
    x: ((event.clientX - box.left) / box.width) * 100,
    y: ((event.clientY - box.top) / box.height) * 100,
  }
}

/**
 * A click zooms in and out. A zoomed picture follows the mouse and is dragged by a finger; swiping
 * one that is not zoomed turns to the next.
 */
export function usePictureGestures({ zoom, setZoom, previous, next }: Gallery) {
  const press = useRef<{ x: number; y: number; zoomX: number; zoomY: number } | null>(null)
  const wasDragged = useRef(false)
  const isZoomed = zoom.scale > MIN_ZOOM

  return {
    onClick(event: MouseEvent<HTMLButtonElement>) {
      if (wasDragged.current) return
      // Keyboards click without a place.
      setZoom(toggledAt(zoom, event.detail === 0 ? { x: 50, y: 50 } : pointOn(event)))
    },
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      press.current = { x: event.clientX, y: event.clientY, zoomX: zoom.x, zoomY: zoom.y }
      wasDragged.current = false
    },
    onPointerMove(event: PointerEvent<HTMLButtonElement>) {
      if (isZoomed && event.pointerType === 'mouse') return setZoom(moved(zoom, pointOn(event)))
      if (!press.current) return
      const across = event.clientX - press.current.x
      const down = event.clientY - press.current.y
      if (Math.hypot(across, down) > TAP_TOLERANCE) wasDragged.current = true
      if (!isZoomed) return
      const box = event.currentTarget.getBoundingClientRect()
      const reach = zoom.scale - 1
      setZoom(
        moved(zoom, {
          x: press.current.zoomX - (across / (box.width * reach)) * 100,
          y: press.current.zoomY - (down / (box.height * reach)) * 100,
        }),
      )
    },
    onPointerUp(event: PointerEvent<HTMLButtonElement>) {
      const start = press.current
      press.current = null
      if (!start || isZoomed) return
      const across = event.clientX - start.x
      if (Math.abs(across) < SWIPE_DISTANCE) return
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
      if (across < 0 === isRtl) previous()
      else next()
    },
    onPointerCancel() {
      press.current = null
    },
  }
}
