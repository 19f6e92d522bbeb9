'use client'

import { type RefObject, useLayoutEffect } from 'react'

/**
 * Gives the page room below its end for something that lies over its bottom, so that everything can be
 * scrolled clear of it, and what gets the focus is never under it. Nothing that is seen moves.
 */
export function useRoomBelow(cover: RefObject<HTMLElement | null>) {
  // With the cover itself: a page scrolled to its end in between would stay under it.
  useLayoutEffect(() => {
    const element = cover.current
    if (!element) return
    const { documentElement: root, body } = document
    const setRoom = (room: string) => {
      body.style.paddingBottom = room
      root.style.scrollPaddingBottom = room
    }
    const makeRoom = () =>
      setRoom(`${Math.ceil(window.innerHeight - element.getBoundingClientRect().top)}px`)
    makeRoom()
    const observer = new ResizeObserver(makeRoom)
    observer.observe(element)
    return () => {
      observer.disconnect()
      setRoom('')
    }
  }, [cover])
}
