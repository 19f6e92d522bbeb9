'use client'

import { useSyncExternalStore } from 'react'
import type { Purpose } from '../vendors'

/** What a consent platform says. */
export type PlatformAnswer = {
  choices: Record<Purpose, boolean>
  /** Whether the visitor has said so, not a rule for where the visitor is. */
  isVisitors: boolean
}

let current: PlatformAnswer | null = null
const listeners = new Set<() => void>()

/** Takes what a platform says, as often as it says something. */
export function takeAnswer(answer: PlatformAnswer): void {
  current = answer
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => {
    listeners.delete(notify)
  }
}

/** What the platform has said last; `null` before it says anything, and for ever where it is blocked. */
export const usePlatformAnswer = (): PlatformAnswer | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
