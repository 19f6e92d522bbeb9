import type { ShopEvent } from './shop-events'

/** What of measuring a visitor has agreed to. */
export type Grants = { analytics: boolean; marketing: boolean }

/** One vendor that counts, once its script is on its way. */
export type Measurer = {
  onGrants: (grants: Grants) => void
  /** @param address of the page, without its fragment, which is nobody's business */
  onPage: (address: string) => void
  onEvent: (event: ShopEvent) => void
}
