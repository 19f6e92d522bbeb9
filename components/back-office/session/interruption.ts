'use client'

import { useSyncExternalStore } from 'react'

/** Why a call waits: nobody is signed in any more, or the server wants to be sure who it is. */
type Reason = 'signed out' | 'proof'

type Interruption = {
  reason: Reason
  /** Ends the wait. @param isSettled whether the calls that wait are made again */
  settle: (isSettled: boolean) => void
  outcome: Promise<boolean>
}

let current: Interruption | null = null
const listeners = new Set<() => void>()

function change(next: Interruption | null) {
  current = next
  for (const listener of listeners) listener()
}

/**
 * Asks for the login, or for a proof of identity, over the page as it is. Calls that need the same at the
 * same time wait for one answer.
 *
 * @returns whether the call should be made again
 */
export async function interrupt(reason: Reason): Promise<boolean> {
  // Nobody can prove anything while signed out: the login comes first, and is a proof itself.
  if (current && current.reason !== reason) await current.outcome
  if (current?.reason === reason) return current.outcome
  let settle: Interruption['settle'] = () => {}
  const outcome = new Promise<boolean>((resolve) => {
    settle = (isSettled) => {
      change(null)
      resolve(isSettled)
    }
  })
  change({ reason, settle, outcome })
  return outcome
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the page waits for, if anything. */
export const useInterruption = (): Interruption | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
