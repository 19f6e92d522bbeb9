import type { GiftDesign } from './gift-designs'

/** How a shape of a motif is painted, as pages and files for printers do it: see-through white, or the store's light colour. */
export type MotifPaint = 'light' | 'half' | 'bright' | 'soft' | 'thread'

/** A part of a drawing that is 160 wide and 100 high. */
export type MotifShape = {
  /** An SVG path around its own origin. */
  path: string
  at: readonly [x: number, y: number]
  size: number
  /** Degrees, clockwise. */
  turn: number
  /** `thread`: a line in the light colour, of a width; all others fill. */
  paint: MotifPaint
  lineWidth: number
}

type Placed = Partial<Pick<MotifShape, 'at' | 'size' | 'turn' | 'lineWidth'>>

const shape = (path: string, paint: MotifPaint, placed: Placed = {}): MotifShape => ({
  at: [0, 0],
  size: 1,
  turn: 0,
  lineWidth: 1,
  ...placed,
  path,
  paint,
})

const oval = (x: number, y: number) =>
  `M ${-x} 0 A ${x} ${y} 0 1 0 ${x} 0 A ${x} ${y} 0 1 0 ${-x} 0 Z`

const circle = (x: number, y: number, radius: number, paint: MotifPaint) =>
  shape(oval(radius, radius), paint, { at: [x, y] })

const balloon = (x: number, y: number, paint: MotifPaint): MotifShape[] => [
  shape('M 0 14 Q -4 28 2 48', 'thread', { at: [x, y], lineWidth: 0.8 }),
  shape(oval(10, 13), paint, { at: [x, y] }),
  shape('M 0 12 L -2.5 16 L 2.5 16 Z', paint, { at: [x, y] }),
]

const heart = (x: number, y: number, size: number, paint: MotifPaint) =>
  shape('M 0 6 C -12 -3 -7 -12 0 -6 C 7 -12 12 -3 0 6 Z', paint, { at: [x, y], size })

const flake = (x: number, y: number, size: number): MotifShape[] =>
  [0, 60, 120].map((turn) =>
    shape('M 0 -12 L 0 12 M -4 -10 L 0 -6 L 4 -10 M -4 10 L 0 6 L 4 10', 'thread', {
      at: [x, y],
      size,
      turn,
      lineWidth: 1.6,
    }),
  )

/** What the designs of gift cards draw, for pages and printed cards alike. */
export const GIFT_MOTIFS: Readonly<Record<GiftDesign, readonly MotifShape[]>> = {
  plain: [
    circle(152, 6, 42, 'light'),
    circle(132, 104, 36, 'light'),
    shape('M 99 0 L 105 0 L 105 100 L 99 100 Z', 'bright'),
    shape('M 0 58 L 160 58 L 160 64 L 0 64 Z', 'bright'),
    shape('M 102 61 C 86 40 80 60 102 61 C 118 40 124 60 102 61', 'thread', { lineWidth: 4 }),
  ],
  birthday: [
    circle(150, 96, 44, 'light'),
    ...balloon(104, 40, 'bright'),
    ...balloon(128, 30, 'half'),
    ...balloon(145, 50, 'soft'),
    circle(74, 16, 2, 'bright'),
    circle(88, 66, 2, 'bright'),
    circle(66, 44, 2, 'bright'),
    circle(30, 62, 2, 'bright'),
    circle(52, 74, 2, 'bright'),
  ],
  thanks: [
    circle(10, 100, 40, 'light'),
    heart(122, 46, 3.2, 'bright'),
    heart(92, 72, 1.4, 'half'),
    heart(146, 78, 1.1, 'half'),
    heart(92, 26, 0.9, 'soft'),
  ],
  winter: [
    shape('M 0 100 L 0 84 Q 40 66 82 84 T 160 74 L 160 100 Z', 'light'),
    ...flake(120, 40, 1.9),
    ...flake(86, 66, 0.8),
    ...flake(148, 72, 0.7),
    ...flake(84, 22, 0.6),
  ],
}
