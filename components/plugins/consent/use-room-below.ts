'use client'

import { type RefObject, useEffect } from 'react'

/**
 * Gives the page room below its end for something that lies over its bottom, so that everything can be
 * scrolled clear of it, and what gets the focus is never under it. Nothing that is seen moves.
 */
export function useRoomBelow(cover: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = cover.current
    if (!element) return
    const { documentElement: root, body } = document
    const setRoom = (room: string) => {
      body.style.paddingBottom = room
      root.style.scrollPaddingBottom = room
    }
    const observer = new ResizeObserver(() => {
      setRoom(`${Math.ceil(window.innerHeight - element.getBoundingClientRect().top)}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      setRoom('')
    }
  }, [cover])
}
