import type { ShopEvent } from './shop-events'

/** The kinds of tracking that a visitor has agreed to. */
export type Grants = { analytics: boolean; marketing: boolean }

/** One vendor, once its script is loading. */
export type Tracker = {
  onGrants: (grants: Grants) => void
  /** @param address of the page, without its fragment, which is nobody's business */
  onPage: (address: string) => void
  onEvent: (event: ShopEvent) => void
}
