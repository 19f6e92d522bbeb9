import { brotliDecompressSync } from 'node:zlib'
import { byteReader } from './byte-reader'
import { fontFile } from './font-file'
import { type Outlines, outlinesOf } from './woff2-glyphs'

/** The tables that a file names by their number (section 4.1 of WOFF2). */
const TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'.match(
    /.{4}(?: |$)/g,
  ) ?? []

type Table = { tag: string; isTransformed: boolean; length: number }

/**
 * A font of one face as it was before it was packed as WOFF2 (https://www.w3.org/TR/WOFF2). What reads fonts for PDFs can't
 * embed parts of packed ones.
 *
 * @throws RangeError if the file is none or ends too early
 */
export function unpackedFont(file: Buffer): Buffer {
  const reader = byteReader(file)
  if (reader.bytes(4).toString('latin1') !== 'wOF2') throw new RangeError('That is no WOFF2 file')
  const flavour = reader.uint32()
  reader.skip(4)
  const count = reader.uint16()
  reader.skip(6)
  const packedLength = reader.uint32()
  reader.skip(24)
  const directory = Array.from({ length: count }, (): Table => {
    const flags = reader.uint8()
    const known = TAGS[flags & 63]
    const tag = known === undefined ? reader.bytes(4).toString('latin1') : known.slice(0, 4)
    const length = reader.base128()
    const isOutline = tag === 'glyf' || tag === 'loca'
    const isTransformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0
    return { tag, isTransformed, length: isTransformed ? reader.base128() : length }
  })
  const unpacked = byteReader(brotliDecompressSync(reader.bytes(packedLength)))
  const tables = new Map<string, Buffer>()
  for (const { tag, length } of directory) tables.set(tag, unpacked.bytes(length))
  const isTransformed = (tag: string) =>
    directory.some((table) => table.tag === tag && table.isTransformed)
  if (isTransformed('glyf')) restoreOutlines(tables, isTransformed('hmtx'))
  return fontFile(flavour, tables)
}

function restoreOutlines(tables: Map<string, Buffer>, hasTransformedWidths: boolean): void {
  const outlines = outlinesOf(tableOf(tables, 'glyf'))
  tables.set('glyf', outlines.glyf)
  tables.set('loca', outlines.loca)
  const head = Buffer.from(tableOf(tables, 'head'))
  head.writeInt16BE(1, 50)
  tables.set('head', head)
  if (hasTransformedWidths)
    tables.set(
      'hmtx',
      widthsOf(tableOf(tables, 'hmtx'), tableOf(tables, 'hhea').readUInt16BE(34), outlines),
    )
}

/** Undoes the transformation of widths, whose left edges are those of the outlines (section 5.4 of WOFF2). */
function widthsOf(transformed: Buffer, widths: number, { xMins }: Outlines): Buffer {
  const reader = byteReader(transformed)
  const flags = reader.uint8()
  const advances = Array.from({ length: widths }, reader.uint16)
  const edges = xMins.map((edge, index) =>
    (index < widths ? flags & 1 : flags & 2) ? edge : reader.int16(),
  )
  const bytes = Buffer.alloc(widths * 4 + (xMins.length - widths) * 2)
  let at = 0
  for (const [index, edge] of edges.entries()) {
    if (index < widths) at = bytes.writeUInt16BE(advances[index] ?? 0, at)
    at = bytes.writeInt16BE(edge, at)
  }
  return bytes
}

function tableOf(tables: ReadonlyMap<string, Buffer>, tag: string): Buffer {
  const table = tables.get(tag)
  if (!table) throw new RangeError(`The font file has no table ${tag}`)
  return table
}
