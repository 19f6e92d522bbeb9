import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { invalid, isWithin, missing, type Page } from './stripe-form'
import type { Means } from './stripe-means'
import type { Charge, Dispute, Intent, Payout, Refund, Transaction } from './stripe-objects'

type Kept = { id: string; object: string; created: number }
const record = z.record(z.string(), z.unknown())

export const idOf = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
/** Seconds since 1970, as Stripe has times. */
export const now = () => Math.floor(Date.now() / 1000)

/** All that the simulated account holds, each oldest first. */
export class StripeBooks {
  readonly intents = new Map<string, Intent>()
  readonly charges = new Map<string, Charge>()
  readonly refunds = new Map<string, Refund>()
  readonly disputes = new Map<string, Dispute>()
  readonly transactions = new Map<string, Transaction>()
  readonly payouts = new Map<string, Payout>()
  /** With what each payment is paid. */
  readonly means = new Map<string, Means>()
  /** The most entries of a page, below what is asked for. */
  pageSize = 100

  /** @param announce tells the store of something that happened to one of these */
  constructor(readonly announce: (kind: string, object: Kept) => void) {}

  private get all(): Map<string, Kept>[] {
    const { intents, charges, refunds, disputes, transactions, payouts } = this
    return [intents, charges, refunds, disputes, transactions, payouts]
  }

  clear(): void {
    for (const kept of [...this.all, this.means]) kept.clear()
    this.pageSize = 100
  }

  /** All of it by id, for tests. */
  state(): Record<string, object> {
    const { intents, charges, refunds, disputes, transactions, payouts } = this
    return Object.fromEntries(
      Object.entries({ intents, charges, refunds, disputes, transactions, payouts }).map(
        ([name, kept]) => [name, Object.fromEntries(kept)],
      ),
    )
  }

  /** @throws StripeFault when there is none */
  get<T>(kept: Map<string, T>, kind: string, id: string, param?: string): T {
    const found = kept.get(id)
    if (!found) throw missing(kind, id, param, param ? 400 : 404)
    return found
  }

  /** One page of a list, newest first. */
  list(url: string, kept: Kept[], page: Page): object {
    const all = kept.filter(({ created }) => isWithin(created, page.created)).reverse()
    const size = Math.min(page.limit, this.pageSize)
    const placeOf = (id: string, param: string) => {
      const place = all.findIndex((one) => one.id === id)
      if (place === -1) throw missing('object', id, param, 400)
      return place
    }
    const { starting_after, ending_before } = page
    if (ending_before !== undefined) {
      const end = placeOf(ending_before, 'ending_before')
      const start = Math.max(0, end - size)
      return { object: 'list', url, data: all.slice(start, end), has_more: start > 0 }
    }
    const start = starting_after === undefined ? 0 : placeOf(starting_after, 'starting_after') + 1
    const has_more = start + size < all.length
    return { object: 'list', url, data: all.slice(start, start + size), has_more }
  }

  /** A copy with the objects in the place of their ids. @param paths such as `latest_charge.balance_transaction` */
  expanded(object: object, paths: string[]): object {
    const copy = record.parse(structuredClone(object))
    for (const path of paths) this.put(copy, path.split('.'), path)
    return copy
  }

  private put(at: Record<string, unknown>, [part = '', ...rest]: string[], path: string): void {
    const value = at[part]
    if (value === undefined) throw invalid(`This property cannot be expanded (${path}).`)
    const found = typeof value === 'string' ? this.find(value) : undefined
    if (found) at[part] = structuredClone(found)
    if (rest.length === 0) return
    const within = Array.isArray(at[part]) ? at[part] : [at[part]]
    for (const one of within) {
      const child = record.safeParse(one)
      // zod copies what it reads.
      if (!child.success) continue
      this.put(child.data, rest, path)
      Object.assign(Object(one), child.data)
    }
  }

  private find(id: string): Kept | undefined {
    return this.all.map((kept) => kept.get(id)).find((found) => found !== undefined)
  }
}
