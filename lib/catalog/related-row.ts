/** A row of cards; with more that the owner chose there are two. */
export const RELATED_ROW = 4

type Numbered = { id: number }

/**
 * The products that a product's page shows as related: those that the owner chose, all of them, and behind them as many others as
 * fill the rows.
 *
 * @param computed candidates in their order
 * @param elsewhere what the page shows in another place
 */
export function relatedRow<P extends Numbered>(
  chosen: readonly P[],
  computed: readonly P[],
  elsewhere: readonly Numbered[],
): P[] {
  const shown = new Set([...chosen, ...elsewhere].map(({ id }) => id))
  const rows = Math.max(1, Math.ceil(chosen.length / RELATED_ROW))
  return [...chosen, ...computed.filter(({ id }) => !shown.has(id))].slice(0, rows * RELATED_ROW)
}
