'use client'

import { type KeyboardEvent, useState } from 'react'
import { MIN_ZOOM, UNZOOMED, type Zoom, zoomStep } from './zoom'

export type Gallery = ReturnType<typeof useGallery>

/** The current picture, or after the last the video, and its zoom; arrow keys change the picture, plus and minus zoom, Escape resets. */
export function useGallery(pictures: readonly string[], { hasVideo = false } = {}) {
  const total = pictures.length + (hasVideo ? 1 : 0)
  const [index, setIndex] = useState(0)
  const [zoom, setZoom] = useState<Zoom>(UNZOOMED)

  function show(number: number) {
    setIndex((number + total) % total)
    setZoom(UNZOOMED)
  }
  const isVideo = index === pictures.length
  const zoomBy = (steps: 1 | -1) => isVideo || setZoom(zoomStep(zoom, steps))
  const previous = () => show(index - 1)
  const next = () => show(index + 1)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const actions: Record<string, () => void> = {
      ArrowLeft: isRtl ? next : previous,
      ArrowRight: isRtl ? previous : next,
      '+': () => zoomBy(1),
      // The same key without Shift, on the keyboards where it takes one.
      '=': () => zoomBy(1),
      '-': () => zoomBy(-1),
    }
    const isZoomExit = event.key === 'Escape' && zoom.scale > MIN_ZOOM
    const action = isZoomExit ? () => setZoom(UNZOOMED) : actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  return { pictures, total, index, isVideo, zoom, setZoom, zoomBy, show, previous, next, onKeyDown }
}
