import { devicesOf } from '../seed/facts'
import { artworkFor } from './artwork'
import type { Artwork } from './artwork/geometric'
import { Canvas, type Layer, linear } from './canvas'
import { label } from './label'
import { accent, backdrop, type Scheme, scheme } from './palette'
import { arch, chain, circle, line, type Point, polygon, rect, shift, type Warp } from './path'
import { CARD, key, keyCard, stage } from './props'
import { publisherColours } from './publishers'
import { at, hash, random, times } from './random'
import { type Pose, solid } from './solid'
import { block, ellipsis, fitText, textPath, textWidth } from './text'
import type { Subject } from './types'

const SIZE = { w: 300, h: 400, d: 84 } as const
const MARGIN = 24
const FOOT = 38

type Layout = 'crown' | 'plinth' | 'door'

export interface BoxDesign {
  readonly title: string
  readonly detail: string
  readonly publisher: string
  readonly scheme: Scheme
  readonly artwork: Artwork
  readonly layout: Layout
  readonly seed: string
  /** On how many devices it runs, if on several. */
  readonly devices?: number
  /** A box without text, for pictures where it would be too small to read. */
  readonly bare?: boolean
}

interface Setting {
  readonly words: readonly Layer[]
  /** The share of the front that the text takes, from its own edge. */
  readonly depth: number
}

/** Sets the text first: the artwork then fills the remaining space. */
function setWords({ title, detail, publisher, scheme: s, layout }: BoxDesign): Setting {
  const width = SIZE.w - MARGIN * 2
  const small = { size: 13, weight: 600, tracking: 0.01 } as const
  const lines =
    detail === ''
      ? null
      : fitText(detail, {
          width,
          height: 36,
          max: 15.5,
          min: 10,
          weight: 500,
          leading: 1.22,
          maxLines: 2,
        })
  const room = 158 - (lines === null ? 0 : lines.height + 10)
  const name = fitText(title, {
    width,
    height: room,
    max: 52,
    min: 12,
    weight: 800,
    leading: 1.06,
    tracking: -0.012,
  })
  const depth = 27 + name.height + (lines === null ? 0 : lines.height + 10)
  const top = layout === 'plinth' ? SIZE.h - FOOT - depth - 2 : 26
  const below = top + 27 + name.height + 9
  return {
    depth,
    words: [
      { path: textPath(ellipsis(publisher, width, small), MARGIN, top + 9, small), fill: s.soft },
      { path: block(name, MARGIN, top + 27), fill: s.text },
      ...(lines === null ? [] : [{ path: block(lines, MARGIN, below), fill: s.soft }]),
    ],
  }
}

function artworkInto(canvas: Canvas, by: Warp, design: BoxDesign, depth: number): void {
  const { scheme: s, layout, seed, bare } = design
  const rng = random(`art:${seed}`)
  const { w, h } = SIZE
  const ground = (from: Point, to: Point) =>
    s.dark
      ? linear(from, to, [0, s.art.dark, 0.4], [1, s.art.dark, 0.75])
      : linear(from, to, [0, s.art.c, 0.55], [1, s.art.c])
  if (layout === 'door') {
    const [width, height] = [w - MARGIN * 2, Math.min(270, h - depth - 48)]
    const door = arch(w / 2, h + 1, width, height)
    canvas.draw({ path: door, fill: ground([w, h - height], [0, h]) }, by)
    canvas.clip(door, by, () => {
      const tall = Math.min(height * 0.92, 215)
      canvas.drawAll(design.artwork({ x: MARGIN, y: h - tall, w: width, h: tall }, s.art, rng), by)
    })
    return
  }
  const foot = bare ? 0 : FOOT
  const area =
    layout === 'crown'
      ? { x: 0, y: depth + 46, w, h: h - foot - depth - 46 }
      : { x: 0, y: 0, w, h: h - foot - depth - 26 }
  const frame = rect(area.x, area.y, area.w, area.h)
  canvas.clip(frame, by, () => {
    canvas.draw({ path: frame, fill: ground([w, area.y], [0, area.y + area.h]) }, by)
    canvas.drawAll(design.artwork(area, s.art, rng), by)
  })
}

/** How many devices, where the artwork leaves a corner. */
function devicesInto(canvas: Canvas, by: Warp, { scheme: s, layout, devices }: BoxDesign): void {
  if (devices === undefined) return
  const [x, y] = [
    SIZE.w - 58,
    layout === 'plinth' ? 58 : SIZE.h - (layout === 'door' ? 58 : FOOT + 54),
  ]
  canvas.draw({ path: circle(x, y, 42), fill: '#ffffff' }, by)
  canvas.draw({ path: circle(x, y, 42), stroke: s.art.dark, width: 2, opacity: 0.25 }, by)
  const big = { size: devices > 99 ? 34 : 44, weight: 800, anchor: 'middle' } as const
  const small = { size: 12, weight: 700, anchor: 'middle' } as const
  const ink = inkOf(s)
  canvas.draw({ path: textPath(String(devices), x, y + 9, big), fill: ink }, by)
  canvas.draw({ path: textPath('devices', x, y + 25, small), fill: ink }, by)
}

const inkOf = ({ dark, art, text }: Scheme): string => (dark ? art.dark : text)

function footInto(canvas: Canvas, by: Warp, { scheme: s, layout }: BoxDesign): void {
  if (layout === 'door') return
  const y = SIZE.h - 14
  canvas.draw({ path: key(MARGIN + 9, y - 4, 19), fill: s.soft, evenOdd: true }, by)
  canvas.draw(
    { path: textPath('Digital licence', MARGIN + 26, y, { size: 12, weight: 600 }), fill: s.soft },
    by,
  )
  canvas.draw(
    {
      path: textPath('Key by e-mail', SIZE.w - MARGIN, y, { size: 12, weight: 500, anchor: 'end' }),
      fill: s.soft,
    },
    by,
  )
}

/** Reads bottom to top, as on a shelf. */
function spineInto(canvas: Canvas, by: Warp, { title, scheme: s }: BoxDesign): void {
  const upright: Warp = chain(([x, y]) => [y, -x], shift(SIZE.d / 2, SIZE.h - MARGIN), by)
  let size = 24
  const style = () => ({ size, weight: 700, tracking: 0.005 }) as const
  while (size > 14 && textWidth(title, style()) > SIZE.h - 112) size -= 0.5
  const words = ellipsis(title, SIZE.h - 112, style())
  canvas.draw(
    { path: textPath(words, 0, size * 0.35, style()), fill: '#ffffff', opacity: 0.9 },
    upright,
  )
  canvas.draw({ path: key(SIZE.h - 64, 0, 34), fill: s.art.spark, evenOdd: true }, upright)
}

/** All that is printed on the front. */
function frontInto(canvas: Canvas, by: Warp, design: BoxDesign): void {
  const { w, h } = SIZE
  const { base } = design.scheme
  canvas.draw(
    {
      path: rect(0, 0, w, h),
      fill: linear([w * 0.7, 0], [w * 0.3, h], [0, base[0]], [1, base[1]]),
    },
    by,
  )
  const { words, depth } = setWords(design)
  artworkInto(canvas, by, design, design.bare ? 60 : depth)
  if (design.bare) return
  canvas.drawAll(words, by)
  devicesInto(canvas, by, design)
  footInto(canvas, by, design)
}

export function drawBox(canvas: Canvas, pose: Pose, design: BoxDesign, shadow: string): void {
  const { w, h, d } = SIZE
  const box = solid(SIZE, pose)
  const s = design.scheme
  const soft = pose.scale
  canvas.blur(26 * soft, () => canvas.draw({ path: box.shadow(0.95), fill: shadow, opacity: 0.3 }))
  canvas.blur(10 * soft, () => canvas.draw({ path: box.shadow(0.34), fill: shadow, opacity: 0.34 }))
  canvas.blur(3.2 * soft, () => canvas.draw({ path: box.contact, fill: shadow, opacity: 0.6 }))

  // One shape behind all sides hides the hairlines between them.
  canvas.draw({ path: box.outline, fill: s.spine[0] })
  const spine = rect(0, 0, d, h)
  canvas.draw(
    { path: spine, fill: linear([0, 0], [d, h], [0, s.spine[0]], [1, s.spine[1]]) },
    box.spine,
  )
  if (!design.bare) spineInto(canvas, box.spine, design)
  canvas.draw(
    {
      path: spine,
      fill: linear(
        [0, 0],
        [d, 0],
        [0, '#000000', 0.34],
        [0.8, '#000000', 0.1],
        [1, '#000000', 0.02],
      ),
    },
    box.spine,
  )
  canvas.draw(
    { path: spine, fill: linear([0, h * 0.6], [0, h], [0, '#000000', 0], [1, '#000000', 0.25]) },
    box.spine,
  )
  canvas.draw(
    {
      path: rect(0, 0, w, d),
      fill: linear([w, 0], [0, d], [0, '#ffffff'], [0.25, s.top], [1, s.top]),
    },
    box.top,
  )

  frontInto(canvas, box.front, design)
  // Light falls off towards the spine and the floor; one broad sheen from the window.
  canvas.draw(
    {
      path: rect(0, 0, w, h),
      fill: linear([w, 0], [0, h], [0, '#ffffff', 0.1], [0.45, '#ffffff', 0], [1, '#000000', 0.12]),
    },
    box.front,
  )
  canvas.draw(
    {
      path: polygon(
        [
          [w * 0.52, 0],
          [w, 0],
          [w, h * 0.5],
          [w * 0.86, h],
        ].map(([x = 0, y = 0]) => [x, y]),
      ),
      fill: linear(
        [w * 0.6, h * 0.3],
        [w, h * 0.1],
        [0, '#ffffff', s.dark ? 0.1 : 0.2],
        [1, '#ffffff', 0.01],
      ),
    },
    box.front,
  )
  canvas.draw(
    {
      path: line(0.6, 0, 0.6, h),
      stroke: '#ffffff',
      width: 1.5 * soft,
      opacity: s.dark ? 0.5 : 0.85,
    },
    box.front,
  )
  canvas.draw(
    { path: line(0, 0.6, w, 0.6), stroke: '#ffffff', width: 1.3 * soft, opacity: 0.6 },
    box.front,
  )
}

const LAYOUTS: readonly Layout[] = ['crown', 'plinth', 'crown', 'door']

function designFor({ product, main, subcategory }: Subject, seed: string): BoxDesign {
  const colours = scheme(publisherColours(product), seed)
  return {
    ...label(product),
    scheme: colours,
    artwork: artworkFor(main, subcategory, seed, colours.dark),
    layout: at(LAYOUTS, hash(`layout:${seed}`)),
    seed,
    devices: devicesOnBox(product),
  }
}

/** Of several, as the product's facts say it; one device is nothing to tell. */
export function devicesOnBox(product: Subject['product']): number | undefined {
  const count = devicesOf(product) ?? 0
  return count > 1 ? count : undefined
}

/** Distinguishes siblings on one shelf: a design that a sibling already has is drawn again. */
export class Shelf {
  readonly #taken = new Map<string, BoxDesign[]>()

  design(subject: Subject): BoxDesign {
    const place = `${subject.main}/${subject.subcategory}`
    const siblings = this.#taken.get(place) ?? []
    const deals = times(40, (turn) =>
      designFor(subject, turn === 0 ? subject.product.slug : `${subject.product.slug}~${turn}`),
    )
    const clashes = (design: BoxDesign): number =>
      siblings.reduce((sum, other, index) => {
        const sameArt = other.artwork === design.artwork
        const sameTone = other.scheme.tone === design.scheme.tone
        const neighbour = index === siblings.length - 1
        return (
          sum +
          (sameArt ? 3 : 0) +
          (sameArt && sameTone ? 6 : 0) +
          (sameTone ? (neighbour ? 3 : 1) : 0)
        )
      }, 0)
    const best = deals.reduce((a, b) => (clashes(b) < clashes(a) ? b : a))
    this.#taken.set(place, [...siblings, best])
    return best
  }
}

/** A key card leaning at the foot of the box shows that the licence is a subscription. */
function termCard(canvas: Canvas, { product }: Subject): void {
  const card = solid(
    { w: CARD.w, h: CARD.h, d: 5 },
    { x: 652, y: 548, scale: 0.84, yaw: 0.3, pitch: 0.11, lean: 0.2 },
  )
  const palette = publisherColours(product)
  const colours = accent(palette, product.slug)
  const { shadow } = backdrop(palette)
  canvas.blur(12, () => canvas.draw({ path: card.shadow(0.9), fill: shadow, opacity: 0.26 }))
  canvas.blur(3, () => canvas.draw({ path: card.contact, fill: shadow, opacity: 0.5 }))
  const line = ellipsis(product.license, 158, { size: 11.5 })
  keyCard(canvas, card.front, colours, { heading: 'Licence key', line })
}

export function boxPicture(subject: Subject, design: BoxDesign): string {
  const canvas = new Canvas(800, 600)
  const colours = backdrop(publisherColours(subject.product))
  stage(canvas, colours)
  const term = /\d years?\b|subscri/i.test(subject.product.license)
  drawBox(canvas, { x: term ? 366 : 408, y: 530, scale: 1.14 }, design, colours.shadow)
  if (term) termCard(canvas, subject)
  return canvas.toString()
}

const COVER = { scale: 1.36, radius: 9 } as const

/** The front alone, as large as the picture allows: for lists, where many stand together and each is small. */
export function coverPicture({ product }: Subject, design: BoxDesign): string {
  const canvas = new Canvas(800, 600)
  const { wall, shadow } = backdrop(publisherColours(product))
  canvas.draw({ path: rect(0, 0, canvas.width, canvas.height), fill: wall[1] })
  const { w, h } = SIZE
  const place: Warp = ([x, y]) => [
    canvas.width / 2 + (x - w / 2) * COVER.scale,
    canvas.height / 2 + (y - h / 2) * COVER.scale,
  ]
  const edge = rect(0, 0, w, h, COVER.radius)
  canvas.blur(14, () =>
    canvas.draw({ path: edge, fill: shadow, opacity: 0.28 }, chain(shift(0, 9), place)),
  )
  canvas.clip(edge, place, () => frontInto(canvas, place, design))
  return canvas.toString()
}
