/**
 * For prerendered pages, which are shown before their scripts are there: notes the press of a button
 * that is marked `data-replay-click`, and the sending of a form without an `action`. Such a form is
 * kept from being sent by the browser, which would put what was typed into the address and lose it.
 * Stands before the first of them; `replayPreHydrationEvents` then does what was asked for.
 */
export const PRE_HYDRATION_SCRIPT =
  `addEventListener('click',function(e){var b=e.target.closest?.('[data-replay-click]');if(b)b.dataset.pendingReplay=''},true);` +
  `addEventListener('submit',function(e){var f=e.target;if(!f.hasAttribute('action')&&!e.defaultPrevented){e.preventDefault();f.dataset.pendingReplay=''}})`

/**
 * Presses again what was pressed before there was anything to answer. What is still not hydrated is
 * noted once more by the script.
 */
export function replayPreHydrationEvents() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-pending-replay]')) {
    clearPendingReplay(element)
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else element.click()
  }
}

/** For the handler of a marked button: the press has been answered. */
export function clearPendingReplay(element: HTMLElement) {
  delete element.dataset.pendingReplay
}
