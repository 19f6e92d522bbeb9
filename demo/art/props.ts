import { type Canvas, type Layer, linear, radial } from './canvas'
import { type Accent, type Backdrop, BRAND } from './palette'
import {
  arc,
  arch,
  chain,
  circle,
  joined,
  line,
  open,
  type Path,
  polygon,
  rect,
  shift,
  turn,
  type Warp,
} from './path'
import { times } from './random'
import { textPath } from './text'

const still: Warp = (point) => point

/** The set all products are photographed on: wall, lit doorway, floor. */
export function stage(
  canvas: Canvas,
  colours: Backdrop,
  options: { arch?: boolean; horizon?: number } = {},
): void {
  const { width: w, height: h } = canvas
  const horizon = options.horizon ?? h * 0.79
  canvas.draw({
    path: rect(0, 0, w, h),
    fill: linear([w, 0], [0, h], [0, colours.wall[0]], [1, colours.wall[1]]),
  })
  if (options.arch !== false) {
    const [cx, width, height] = [w * 0.53, h * 0.86, horizon - h * 0.045]
    canvas.draw({
      path: arch(cx, horizon, width, height),
      fill: linear(
        [cx + width / 2, horizon - height],
        [cx - width / 2, horizon],
        [0, colours.arch[0]],
        [1, colours.arch[1]],
      ),
    })
    // The reveal of the doorway: a lit edge on the side the light does not come from.
    canvas.clip(arch(cx, horizon, width, height), still, () => {
      canvas.draw({
        path: [
          ...arch(cx, horizon + 2, width + 2, height + 3),
          ...arch(cx - w * 0.018, horizon + 2, width, height - h * 0.006),
        ],
        fill: colours.shadow,
        opacity: 0.07,
        evenOdd: true,
      })
    })
  }
  canvas.draw({
    path: rect(0, horizon, w, h - horizon),
    fill: linear(
      [0, horizon],
      [0, h],
      [0, colours.wall[1]],
      [0.35, colours.floor],
      [1, colours.wall[0]],
    ),
  })
  canvas.draw({
    path: rect(0, 0, w, h),
    fill: radial([w * 0.86, h * 0.04], w * 0.7, [0, '#ffffff', 0.75], [1, '#ffffff', 0]),
  })
}

export function key(cx: number, cy: number, size: number): Path {
  const r = size * 0.26
  const x = cx - size * 0.24
  const t = size * 0.075
  const end = cx + size * 0.5
  return [
    ...circle(x, cy, r),
    ...circle(x, cy, r * 0.46),
    ...polygon([
      [x + r * 0.96, cy - t],
      [end, cy - t],
      [end, cy + t * 2.9],
      [end - t * 1.8, cy + t * 2.9],
      [end - t * 1.8, cy + t],
      [end - t * 3.2, cy + t],
      [end - t * 3.2, cy + t * 2.3],
      [end - t * 5, cy + t * 2.3],
      [end - t * 5, cy + t],
      [x + r * 0.96, cy + t],
    ]),
  ]
}

export function check(cx: number, cy: number, size: number): Path {
  return open([
    [cx - size * 0.42, cy + size * 0.02],
    [cx - size * 0.1, cy + size * 0.33],
    [cx + size * 0.44, cy - size * 0.3],
  ])
}

/** The house mark: a doorway with a keyhole. */
export function mark(cx: number, cy: number, size: number): Path {
  const base = cy + size * 0.5
  const [hole, ky, open] = [size * 0.15, cy - size * 0.05, 0.52]
  return [
    ...arch(cx, base, size * 0.8, size),
    ...arc(cx, ky, hole, Math.PI / 2 + open, Math.PI * 2.5 - open),
    ['L', [cx + hole * 0.95, base]],
    ['L', [cx - hole * 0.95, base]],
    ['Z'],
  ]
}

export const CARD = { w: 260, h: 164 } as const

interface CardText {
  readonly heading: string
  readonly line?: string
}

/** A licence key card, drawn in its own 260 x 164 units. */
export function keyCard(canvas: Canvas, by: Warp, colours: Accent, text: CardText): void {
  const { w, h } = CARD
  const face = rect(0, 0, w, h, 16)
  canvas.draw(
    {
      path: face,
      fill: linear([w, 0], [0, h], [0, colours.bright], [0.55, colours.main], [1, colours.deep]),
    },
    by,
  )
  canvas.clip(face, by, () => {
    canvas.draw({ path: arch(w * 0.8, h * 1.02, 128, 150), fill: '#ffffff', opacity: 0.1 }, by)
    canvas.draw({ path: arch(w * 0.8, h * 1.02, 84, 104), fill: '#ffffff', opacity: 0.12 }, by)
    canvas.draw({ path: arch(w * 0.8, h * 1.02, 42, 58), fill: colours.spark, opacity: 0.95 }, by)
  })
  canvas.draw(
    { path: rect(0.8, 0.8, w - 1.6, h - 1.6, 15.5), stroke: '#ffffff', width: 1.4, opacity: 0.35 },
    by,
  )
  canvas.draw({ path: key(44, 36, 46), fill: '#ffffff', evenOdd: true }, by)
  canvas.draw(
    { path: textPath(text.heading, 20, 90, { size: 18, weight: 700 }), fill: '#ffffff' },
    by,
  )
  // A masked key: three groups, never readable characters.
  for (const group of times(3, (i) => i)) {
    for (const dot of times(4, (i) => i)) {
      canvas.draw(
        { path: circle(24 + group * 50 + dot * 10, 113, 3.1), fill: '#ffffff', opacity: 0.92 },
        by,
      )
    }
    if (group < 2)
      canvas.draw(
        {
          path: line(63.5 + group * 50, 113, 67 + group * 50, 113),
          stroke: '#ffffff',
          width: 1.6,
          opacity: 0.8,
        },
        by,
      )
  }
  if (text.line !== undefined) {
    canvas.draw(
      {
        path: textPath(text.line, 20, 144, { size: 11.5, weight: 500 }),
        fill: '#ffffff',
        opacity: 0.92,
      },
      by,
    )
  }
}

/** An open envelope with a letter in it, drawn in 240 x 210 units; the letter carries a download mark. */
export function envelope(canvas: Canvas, by: Warp, colours: Accent): void {
  const [w, h, top] = [240, 150, 60]
  const back = rect(0, top, w, h, 12)
  canvas.draw({ path: back, fill: colours.main }, by)
  canvas.draw(
    {
      path: polygon([
        [4, top + 8],
        [w / 2, 2],
        [w - 4, top + 8],
      ]),
      fill: linear([0, 0], [0, top], [0, colours.main], [1, colours.deep]),
    },
    by,
  )
  canvas.draw({ path: rect(0, top, w, 30, 10), fill: colours.deep, opacity: 0.85 }, by)
  canvas.draw(
    { path: rect(28, 8, w - 56, h, 9), fill: '#000000', opacity: 0.12 },
    chain(shift(-2, 4), by),
  )
  canvas.draw(
    {
      path: rect(28, 8, w - 56, h, 9),
      fill: linear([0, 8], [0, h], [0, '#ffffff'], [1, BRAND.grey[0]]),
    },
    by,
  )
  canvas.draw({ path: circle(w / 2, 50, 25), fill: colours.pale }, by)
  canvas.draw({ path: line(w / 2, 37, w / 2, 57), stroke: colours.main, width: 5 }, by)
  canvas.draw(
    {
      path: open([
        [w / 2 - 9.5, 50],
        [w / 2, 59.5],
        [w / 2 + 9.5, 50],
      ]),
      stroke: colours.main,
      width: 5,
    },
    by,
  )
  canvas.draw({ path: rect(58, 86, 124, 7, 3.5), fill: BRAND.grey[1] }, by)
  canvas.draw({ path: rect(58, 101, 88, 7, 3.5), fill: BRAND.grey[1] }, by)
  const pocket: Path = [
    ['M', [0, top + 16]],
    ['L', [w / 2 - 14, top + 92]],
    ['Q', [w / 2, top + 101], [w / 2 + 14, top + 92]],
    ['L', [w, top + 16]],
    ['L', [w, top + h - 12]],
    ['Q', [w, top + h], [w - 12, top + h]],
    ['L', [12, top + h]],
    ['Q', [0, top + h], [0, top + h - 12]],
    ['Z'],
  ]
  canvas.draw(
    { path: pocket, fill: linear([w, top], [0, top + h], [0, colours.bright], [1, colours.main]) },
    by,
  )
  const flap: Path = [
    ['M', [5, top + h - 5]],
    ['L', [w / 2 - 16, top + 84]],
    ['Q', [w / 2, top + 73], [w / 2 + 16, top + 84]],
    ['L', [w - 5, top + h - 5]],
    ...joined([['M', [w - 12, top + h]]]),
    ['L', [12, top + h]],
    ['Z'],
  ]
  canvas.draw(
    {
      path: flap,
      fill: linear([0, top + 70], [0, top + h], [0, '#ffffff', 0.24], [1, '#ffffff', 0.04]),
    },
    by,
  )
}

/** A soft shadow below something that floats in front of the wall. */
export function floating(
  canvas: Canvas,
  path: Path,
  by: Warp,
  colour: string,
  strength = 1,
  size = 1,
): void {
  canvas.blur(20 * size, () => {
    canvas.draw(
      { path, fill: colour, opacity: 0.2 * strength },
      chain(by, shift(-10 * size, 26 * size)),
    )
  })
  canvas.blur(4 * size, () => {
    canvas.draw(
      { path, fill: colour, opacity: 0.14 * strength },
      chain(by, shift(-2 * size, 5 * size)),
    )
  })
}

/** A check mark in a filled disc. */
export function checkDisc(cx: number, cy: number, r: number, fill: string): Layer[] {
  return [
    { path: circle(cx, cy, r), fill },
    { path: check(cx, cy, r * 0.95), stroke: '#ffffff', width: r * 0.24 },
  ]
}

export function tilted(angle: number, x: number, y: number, scale = 1): Warp {
  return chain((point) => point, turn(angle), shift(x, y, scale))
}
