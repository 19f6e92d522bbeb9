// JavaScript, because the web server reads it too: it allows a page's inline scripts by what they say.

/** In localStorage: `light`, `dark` or `device`; nothing where the visitor takes what the store shows first (`data-first-scheme`). */
export const SCHEME_STORAGE_KEY = 'colourScheme'

/** What the page is told by when its visitor chooses in it; other tabs hear it from their storage. */
export const SCHEME_EVENT = 'schemechosen'

/**
 * For pages that have a dark scheme, which are the same for everybody: before the first paint, and whenever a tab of the store chooses
 * another, puts the chosen scheme on the root element (`data-scheme`: `device`, `light` or `dark`) and the colour of the browser's
 * frame beside it.
 */
export const SCHEME_SCRIPT =
  `(function(r){function show(){var c;try{c=localStorage.getItem('${SCHEME_STORAGE_KEY}')}catch(e){}` +
  `c=c==='light'||c==='dark'||c==='device'?c:r.dataset.firstScheme||'device';r.dataset.scheme=c;` +
  `document.querySelectorAll('meta[name="theme-color"]').forEach(function(m){var d=m.dataset.media||=m.getAttribute('media');` +
  `m.setAttribute('media',c==='device'?d:d.includes(c)?'all':'not all')})}` +
  `show();addEventListener('${SCHEME_EVENT}',show);addEventListener('storage',show);addEventListener('pageshow',show)})(document.documentElement)`
