'use client'

import { useEffect, useRef } from 'react'

const MAX_LENGTH = 300

/** Tells the order's number of the page's address, once. */
export function useOrderOfAddress(onOrder: (order: string) => void) {
  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    told.current = true
    const order = new URLSearchParams(window.location.search).get('order')
    if (order) onOrder(order.slice(0, MAX_LENGTH))
  })
}
