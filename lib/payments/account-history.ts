/** The current account of a payment method, and its earlier ones. */
export type Accounts<A> = {
  /** Whether shoppers may start to pay this way. */
  offered: boolean
  current: A | null
  /** Oldest first; each was current until then. */
  earlier: readonly { until: Date; account: A | null }[]
}

/**
 * The account that a payment belongs to: the one that was current when it started. Its order at the
 * provider, its capture and its refunds exist only there.
 *
 * @param isSame whether two are the same account, in which case the newer credentials are used
 */
export function accountAt<A>(
  { current, earlier }: Accounts<A>,
  startedAt: Date,
  isSame: (one: A, other: A) => boolean,
): A | null {
  const then = earlier.find(({ until }) => startedAt < until)?.account
  if (!then) return current
  const newestFirst = [current, ...earlier.map(({ account }) => account).reverse()]
  return newestFirst.find((account) => account && isSame(account, then)) ?? then
}
