import type { Customer } from '@/lib/customers/contracts'

/** Whom staff sell to. Keys go to whoever buys: a gift is the buyer's own to make. */
export const buyerOf = ({ gift: _, printedCard: __, ...customer }: Customer): Customer => customer
