/** The account that a payment method's money goes to, and those that it went to before. */
export type Accounts<A> = {
  /** Whether shoppers may begin to pay this way. */
  offered: boolean
  current: A | null
  /** Oldest first; each was in force until then. */
  earlier: readonly { until: Date; account: A | null }[]
}

/**
 * The account that a payment belongs to: the one in force when it began. Its order at the provider,
 * its capture and its refunds exist there and nowhere else.
 *
 * @param isSame whether two are the same account, of which the newer credentials hold
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
