import type { Platform } from '@/lib/catalog/product-facts'
import type { KeyOrigin } from '@/lib/catalog/statements'

/** What the certificate of an item's licences says. */
export type Certificate = {
  language: string
  issuedOn: string
  storeName: string
  seller: { name: string; address: string; email: string }
  buyer: { name: string; company: string; address: string; email: string }
  orderNumber: string
  orderedOn: string
  product: string
  /** With its version; empty where neither is known. */
  edition: string
  platforms: readonly Platform[]
  /** Licences that come from the same place. */
  groups: readonly {
    origin: KeyOrigin
    count: number
    /** Their keys, masked; none of a gift. */
    masked: readonly string[]
  }[]
}
