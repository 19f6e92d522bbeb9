/**
 * For prerendered pages, which are shown before their scripts have loaded: records clicks on buttons
 * that are marked `data-replay-click`, and submits of forms without an `action`. The browser's own
 * submit is prevented: it would put the input into the URL and lose it.
 * Must come before the first of them; `replayPreHydrationEvents` then replays the events.
 */
export const PRE_HYDRATION_SCRIPT =
  `addEventListener('click',function(e){var b=e.target.closest?.('[data-replay-click]');if(b)b.dataset.pendingReplay=''},true);` +
  `addEventListener('submit',function(e){var f=e.target;if(!f.hasAttribute('action')&&!e.defaultPrevented){e.preventDefault();f.dataset.pendingReplay=''}})`

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
