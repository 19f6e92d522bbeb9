/**
 * Replays the recorded clicks and submits. Elements that are still not hydrated are
 * recorded again by the script.
 */
export function replayPreHydrationEvents() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-pending-replay]')) {
    clearPendingReplay(element)
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else element.click()
  }
}

/** For the handler of a marked button: the event has been handled. */
export function clearPendingReplay(element: HTMLElement) {
  delete element.dataset.pendingReplay
}
