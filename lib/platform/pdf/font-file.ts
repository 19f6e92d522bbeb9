import { padded } from './outline'

/**
 * A font file of tables by their tags (OpenType). Checksums are 0.
 *
 * @param flavour the kind of its outlines
 */
export function fontFile(flavour: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const head = Buffer.alloc(12 + tables.size * 16)
  head.writeUInt32BE(flavour, 0)
  head.writeUInt16BE(tables.size, 4)
  const parts: Buffer[] = [head]
  let offset = head.length
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [index, [tag, table]] of sorted.entries()) {
    const at = 12 + index * 16
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(table.length, at + 12)
    const bytes = padded(table)
    parts.push(bytes)
    offset += bytes.length
  }
  return Buffer.concat(parts)
}
