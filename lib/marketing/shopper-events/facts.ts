/** Something bought, or in a cart. Amounts are cents of the fact's currency. */
export type FactLine = {
  productId: number
  name: string
  url: string
  quantity: number
  unitCents: number
  totalCents: number
}

/** What happened, as services that write to shoppers are told of it. No key, no name, no address but the one that consented. */
export type ShopperFact = { email: string; at: Date } & (
  | { kind: 'left_cart'; id: string; currency: string; cartUrl: string; lines: FactLine[] }
  | {
      kind: 'ordered'
      orderNumber: string
      currency: string
      totalCents: number
      lines: FactLine[]
    }
  | { kind: 'refunded'; id: string; orderNumber: string; currency: string; amountCents: number }
  | { kind: 'reviewed'; id: number; productId: number; name: string; url: string; stars: number }
)

export const sumOf = (lines: readonly FactLine[]): number =>
  lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
