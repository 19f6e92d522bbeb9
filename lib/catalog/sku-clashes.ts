import { type ServerText, say } from '@/lib/core/server-text'
import { skuKey } from './product-identifiers'

/** A line of a file that gives a product a SKU. `id` is missing of a new one. */
type Giving = { line: number; id?: number; sku: string }
type Holder = { id: number; name: string; sku: string }

/**
 * What is wrong with the SKUs that a file gives, by lines: one that another product has at the moment, also where the file gives
 * that another, and one that an earlier line gives.
 */
export function skuClashes(
  givings: readonly Giving[],
  holders: readonly Holder[],
): Map<number, ServerText> {
  const held = new Map(holders.map((holder) => [skuKey(holder.sku), holder]))
  const given = new Map<string, number>()
  const clashes = new Map<number, ServerText>()
  for (const { line, id, sku } of givings.toSorted((a, b) => a.line - b.line)) {
    const holder = held.get(skuKey(sku))
    const earlier = given.get(skuKey(sku))
    if (holder && holder.id !== id)
      clashes.set(line, say('products.skuTaken', { sku, name: holder.name }))
    else if (earlier !== undefined)
      clashes.set(line, say('products.skuTwice', { sku, line: earlier }))
    else given.set(skuKey(sku), line)
  }
  return clashes
}
