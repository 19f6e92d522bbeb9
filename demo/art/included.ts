import { Canvas } from './canvas'
import { label } from './label'
import { accent, BRAND, backdrop } from './palette'
import { chain, line, rect, type Warp } from './path'
import { CARD, checkDisc, envelope, floating, keyCard, stage, tilted } from './props'
import { publisherColours } from './publishers'
import { block, ellipsis, fitText, textPath } from './text'
import type { Subject } from './types'

const still: Warp = (point) => point
const PANEL = { x: 392, y: 62, w: 368, h: 476 } as const

export function includedPicture({ product }: Subject): string {
  const canvas = new Canvas(800, 600)
  const palette = publisherColours(product)
  const [set, colours] = [backdrop(palette), accent(palette, product.slug)]
  stage(canvas, set)
  const { title } = label(product)

  const mailAt = chain(tilted(-0.05, 76, 292, 1.08))
  floating(canvas, rect(0, 60, 240, 150, 12), mailAt, set.shadow, 1.4)
  envelope(canvas, mailAt, colours)
  const cardAt = tilted(-0.1, 60, 104, 1.12)
  floating(canvas, rect(0, 0, CARD.w, CARD.h, 16), cardAt, set.shadow, 1.5)
  keyCard(canvas, cardAt, colours, { heading: 'Licence key' })

  const { x, y, w, h } = PANEL
  const panel = rect(x, y, w, h, 20)
  floating(canvas, panel, still, set.shadow, 1)
  canvas.draw({ path: panel, fill: '#ffffff' })
  const inner = w - 64
  canvas.draw({
    path: textPath('What’s included', x + 32, y + 56, { size: 27, weight: 800, tracking: -0.01 }),
    fill: BRAND.ink,
  })
  const sub = ellipsis(title, inner, { size: 14, weight: 500 })
  canvas.draw({
    path: textPath(sub, x + 32, y + 81, { size: 14, weight: 500 }),
    fill: BRAND.grey[4],
  })
  canvas.draw({ path: rect(x + 32, y + 97, 44, 4, 2), fill: colours.main })

  const features = product.features.slice(0, 4)
  const top = y + 122
  const pitch = (h - 122 - 28) / Math.max(1, Math.max(3, features.length))
  features.forEach((feature, index) => {
    const rowTop = top + index * pitch
    const words = fitText(feature, {
      width: inner - 46,
      height: pitch - 10,
      max: 18,
      min: 12,
      weight: 600,
      leading: 1.26,
      maxLines: 3,
    })
    const middle = rowTop + (pitch - 8) / 2
    canvas.drawAll(checkDisc(x + 46, middle, 15, colours.main))
    if (index > 0)
      canvas.draw({
        path: line(x + 32, rowTop - 4, x + w - 32, rowTop - 4),
        stroke: BRAND.grey[1],
        width: 1,
      })
    canvas.draw({
      path: block(words, x + 78, middle - words.height / 2 + words.size * 0.11),
      fill: BRAND.grey[7],
    })
  })
  return canvas.toString()
}
