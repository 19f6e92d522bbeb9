'use client'

import { useEffect, useState } from 'react'

/** A value as it was when it last stayed the same for a while, so that typing does not ask at every key. */
export function useSettled<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
