/** What is bought: of a bundle the keys of its parts are needed. */
export type RequestedKeys = {
  productId: number
  productName: string
  quantity: number
  parts?: readonly { productId: number; quantity: number }[]
}

type Line = { productId: number; productName: string; quantity: number; keysOfOne: number }

/** How many keys of a product are needed, and for which lines. */
export type NeededKeys = { productId: number; quantity: number; lines: Line[] }

/**
 * How many keys are needed of each product, in the order of their ids: two purchases that need the same ones then never wait for
 * each other.
 */
export function neededKeys(requested: readonly RequestedKeys[]): NeededKeys[] {
  const needs = new Map<number, NeededKeys>()
  for (const { productId, productName, quantity, parts } of requested)
    for (const part of parts ?? [{ productId, quantity: 1 }]) {
      const need = needs.get(part.productId) ?? {
        productId: part.productId,
        quantity: 0,
        lines: [],
      }
      need.quantity += quantity * part.quantity
      need.lines.push({ productId, productName, quantity, keysOfOne: part.quantity })
      needs.set(part.productId, need)
    }
  return [...needs.values()].sort((a, b) => a.productId - b.productId)
}

/**
 * Which line too few keys are left for, and how many of it they suffice for once the others have theirs.
 *
 * @param available fewer than are needed
 */
export function leftOf(
  { lines, quantity: needed }: NeededKeys,
  available: number,
): { productId: number; productName: string; left: number } {
  const last = lines[lines.length - 1]
  if (!last) throw new Error('Keys are needed for nothing')
  const others = needed - last.quantity * last.keysOfOne
  const left = Math.max(0, Math.floor((available - others) / last.keysOfOne))
  return { productId: last.productId, productName: last.productName, left }
}
