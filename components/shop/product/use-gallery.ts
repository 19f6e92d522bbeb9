'use client'

import { type KeyboardEvent, useState } from 'react'
import { stepped, UNZOOMED, type Zoom } from './zoom'

export type Gallery = ReturnType<typeof useGallery>

/** Which picture is shown and how large; the arrow keys turn, plus and minus zoom. */
export function useGallery(pictures: readonly string[]) {
  const [index, setIndex] = useState(0)
  const [zoom, setZoom] = useState<Zoom>(UNZOOMED)

  function show(number: number) {
    setIndex((number + pictures.length) % pictures.length)
    setZoom(UNZOOMED)
  }
  const previous = () => show(index - 1)
  const next = () => show(index + 1)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const actions: Record<string, () => void> = {
      ArrowLeft: isRtl ? next : previous,
      ArrowRight: isRtl ? previous : next,
      '+': () => setZoom(stepped(zoom, 1)),
      '-': () => setZoom(stepped(zoom, -1)),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  return { pictures, index, zoom, setZoom, show, previous, next, onKeyDown }
}
