import { inflateSync } from 'node:zlib'

/** The objects of a PDF by their numbers, with their streams unpacked. */
function objectsOf(file: Buffer): Map<number, { head: string; stream: string }> {
  const text = file.toString('latin1')
  const objects = new Map<number, { head: string; stream: string }>()
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = match
    const start = body.indexOf('stream\n')
    const head = start < 0 ? body : body.slice(0, start)
    const packed = Buffer.from(body.slice(start + 7, body.lastIndexOf('\nendstream')), 'latin1')
    const isPacked =
      start >= 0 && head.includes('FlateDecode') && !head.includes('Subtype /CIDFont')
    objects.set(Number(id), {
      head,
      stream: start < 0 ? '' : isPacked ? inflateSync(packed).toString('latin1') : '',
    })
  }
  return objects
}

const fromUtf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** What each glyph of a font means. */
function glyphsOf(cmap: string): Map<number, string> {
  const glyphs = new Map<number, string>()
  for (const [, first = '', list = ''] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      glyphs.set(Number.parseInt(first, 16) + index, fromUtf16(hex.replaceAll(' ', '')))
  return glyphs
}

/**
 * The texts of a PDF as pdfkit writes them, each piece on a line of its own in the order of writing. What is written
 * from right to left comes as its glyphs stand on the page.
 */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(file)
  const fonts = new Map<string, Map<number, string>>()
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = objects.get(Number(id))?.head.match(/\/ToUnicode (\d+) 0 R/)?.[1]
      fonts.set(name, glyphsOf(objects.get(Number(unicode))?.stream ?? ''))
    }
  const lines: string[] = []
  for (const { stream } of objects.values()) {
    let glyphs = new Map<number, string>()
    for (const [, font, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) glyphs = fonts.get(font) ?? new Map()
      if (shown === undefined) continue
      const codes = [...shown.matchAll(/<([0-9a-f]+)>/gi)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      )
      lines.push(codes.map((code) => glyphs.get(Number.parseInt(code, 16)) ?? '?').join(''))
    }
  }
  return lines.join('\n')
}
