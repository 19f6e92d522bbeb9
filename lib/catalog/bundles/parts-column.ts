import { type ServerText, say } from '@/lib/core/server-text'
import { MAX_PART_QUANTITY, MAX_PARTS, MIN_PARTS } from './contracts'

/** A part as a file names it: by the SKU or the last part of the address of its product. */
export type NamedPart = { name: string; quantity: number }

/** What a bundle consists of as one text, as a cell and a comparison show it. */
export const partsText = (parts: readonly NamedPart[]): string =>
  parts.map(({ name, quantity }) => `${name}×${quantity}`).join('; ')

/** With its quantity behind ×, or what a keyboard has instead. */
const COUNTED = /^(.+?)(?:\s*[×*]\s*|\s+x\s*)(\d{1,6})$/i

/** The parts that a cell names; without any the product is no bundle. A text says what is wrong with it. */
export function readParts(cell: string): NamedPart[] | ServerText {
  const parts = cell
    .split(/[;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry): NamedPart => {
      const [, name = entry, quantity = '1'] = COUNTED.exec(entry) ?? []
      return { name, quantity: Number(quantity) }
    })
  if (parts.length > MAX_PARTS) return say('bundles.partsAtMost', { max: MAX_PARTS })
  if (parts.length > 0 && parts.length < MIN_PARTS)
    return say('bundles.partsAtLeast', { min: MIN_PARTS })
  if (parts.some(({ quantity }) => quantity < 1))
    return say('fields.mustBeAtLeast', { field: 'parts', min: 1 })
  if (parts.some(({ quantity }) => quantity > MAX_PART_QUANTITY))
    return say('fields.mustBeAtMost', { field: 'parts', max: MAX_PART_QUANTITY })
  return parts
}
