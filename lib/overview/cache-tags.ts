/** The store's own counts: only what replaces all data invalidates them. */
export const COUNTED_FIGURES_TAG = 'counted-figures'
