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

type FontOfPage = { glyphs: Map<number, string>; widths: readonly number[] }

/** The fonts of a PDF by the names that its pages call them by. */
function fontsOf(objects: ReturnType<typeof objectsOf>): Map<string, FontOfPage> {
  const headOf = (id: string | undefined) => objects.get(Number(id))?.head ?? ''
  const fonts = new Map<string, FontOfPage>()
  for (const { head } of objects.values())
    for (const [, name = '', id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = headOf(id).match(/\/ToUnicode (\d+) 0 R/)?.[1]
      const widths = headOf(headOf(id).match(/\/DescendantFonts \[(\d+)/)?.[1])
      fonts.set(name, {
        glyphs: glyphsOf(objects.get(Number(unicode))?.stream ?? ''),
        widths: (widths.match(/\/W \[0 \[([^\]]*)/)?.[1] ?? '').split(/\s+/).map(Number),
      })
    }
  return fonts
}

/**
 * The texts of a PDF as pdfkit writes them, in the order of writing; what follows on the piece before, in another font, is on
 * its line, all else on a line of its own. What is written from right to left comes as its glyphs stand on the page.
 */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(file)
  const fonts = fontsOf(objects)
  const lines: string[] = []
  for (const { stream } of objects.values()) {
    let end = { x: Number.NaN, y: Number.NaN }
    for (const [, block = ''] of stream.matchAll(/BT\n([\s\S]*?)\nET/g)) {
      const [, x, y, name = '', size] =
        block.match(/1 0 0 1 (\S+) (\S+) Tm[\s\S]*?\/(F\d+) (\S+) Tf/) ?? []
      const font = fonts.get(name)
      let text = ''
      let right = Number(x)
      for (const [, tab, shown] of block.matchAll(/1 0 0 1 (\S+) \S+ Tm|\[([^\]]*)\] TJ/g)) {
        if (tab !== undefined) right = Number(tab)
        for (const [, codes, back] of (shown ?? '').matchAll(/<([0-9a-f]+)>|(-?[\d.]+)/gi)) {
          if (back !== undefined) right -= (Number(back) / 1000) * Number(size)
          for (const code of (codes?.match(/.{4}/g) ?? []).map((hex) => Number.parseInt(hex, 16))) {
            text += font?.glyphs.get(code) ?? '?'
            right += ((font?.widths[code] ?? 0) / 1000) * Number(size)
          }
        }
      }
      const follows = Math.abs(end.x - Number(x)) < 0.1 && end.y === Number(y)
      if (follows) lines.push(`${lines.pop()}${text}`)
      else lines.push(text)
      end = { x: right, y: Number(y) }
    }
  }
  return lines.join('\n')
}
