'use client'

import { useState } from 'react'

const KEY = 'softhaven-first-steps'
const HIDDEN = 'hidden'

/** Whether this browser hides the list of first steps, and a function that hides it. */
export function useHiddenSteps() {
  const [isHidden, setHidden] = useState(isStored)
  return {
    isHidden,
    hide: () => {
      setHidden(true)
      try {
        localStorage.setItem(KEY, HIDDEN)
      } catch {
        // Without storage it is hidden as long as the page is.
      }
    },
  }
}

function isStored(): boolean {
  try {
    return localStorage.getItem(KEY) === HIDDEN
  } catch {
    return false
  }
}
