/**
 * - `open`: not paid out yet.
 * - `unmatched`: sales, refunds and disputes that match nothing of the store.
 * - `differing`: of another amount than the store's.
 */
export const LINE_VIEWS = ['open', 'unmatched', 'differing'] as const
