// JavaScript, because the web server reads it too: it allows a page's inline scripts by what they say.

/**
 * For prerendered pages, which are shown before their scripts have loaded: records clicks on buttons
 * that are marked `data-replay-click`, and submits of forms without an `action`. The browser's own
 * submit is prevented: it would put the input into the URL and lose it.
 * Must come before the first of them; `replayPreHydrationEvents` then replays the events.
 */
export const PRE_HYDRATION_SCRIPT =
  `addEventListener('click',function(e){var b=e.target.closest?.('[data-replay-click]');if(b)b.dataset.pendingReplay=''},true);` +
  `addEventListener('submit',function(e){var f=e.target;if(!f.hasAttribute('action')&&!e.defaultPrevented){e.preventDefault();f.dataset.pendingReplay=''}})`
