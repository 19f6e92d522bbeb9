import { at, times } from './random'

export type Point = readonly [number, number]
export type Warp = (point: Point) => Point

export type Segment =
  | readonly ['M' | 'L', Point]
  | readonly ['Q', Point, Point]
  | readonly ['C', Point, Point, Point]
  | readonly ['Z']
export type Path = readonly Segment[]

export interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Distance of the control points that make a cubic look like a quarter circle. */
const KAPPA = 0.5523

export function polygon(points: readonly Point[]): Path {
  return [...open(points), ['Z']]
}

export function open(points: readonly Point[]): Path {
  return points.map((point, index): Segment => [index === 0 ? 'M' : 'L', point])
}

export function line(x1: number, y1: number, x2: number, y2: number): Path {
  return open([
    [x1, y1],
    [x2, y2],
  ])
}

export function rect(x: number, y: number, w: number, h: number, radius = 0): Path {
  const r = Math.max(0, Math.min(radius, w / 2, h / 2))
  if (r === 0) {
    return polygon([
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ])
  }
  const k = r * (1 - KAPPA)
  const [x2, y2] = [x + w, y + h]
  return [
    ['M', [x + r, y]],
    ['L', [x2 - r, y]],
    ['C', [x2 - k, y], [x2, y + k], [x2, y + r]],
    ['L', [x2, y2 - r]],
    ['C', [x2, y2 - k], [x2 - k, y2], [x2 - r, y2]],
    ['L', [x + r, y2]],
    ['C', [x + k, y2], [x, y2 - k], [x, y2 - r]],
    ['L', [x, y + r]],
    ['C', [x, y + k], [x + k, y], [x + r, y]],
    ['Z'],
  ]
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): Path {
  const [kx, ky] = [rx * KAPPA, ry * KAPPA]
  return [
    ['M', [cx + rx, cy]],
    ['C', [cx + rx, cy + ky], [cx + kx, cy + ry], [cx, cy + ry]],
    ['C', [cx - kx, cy + ry], [cx - rx, cy + ky], [cx - rx, cy]],
    ['C', [cx - rx, cy - ky], [cx - kx, cy - ry], [cx, cy - ry]],
    ['C', [cx + kx, cy - ry], [cx + rx, cy - ky], [cx + rx, cy]],
    ['Z'],
  ]
}

export function circle(cx: number, cy: number, r: number): Path {
  return ellipse(cx, cy, r, r)
}

export function polar(cx: number, cy: number, r: number, angle: number): Point {
  return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r]
}

/** An arc as cubics, starting with a move. Angles in radians, clockwise on screen. */
export function arc(cx: number, cy: number, r: number, from: number, to: number): Path {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 2)))
  const step = (to - from) / pieces
  const k = (4 / 3) * Math.tan(step / 4) * r
  const segments: Segment[] = [['M', polar(cx, cy, r, from)]]
  for (let i = 0; i < pieces; i += 1) {
    const [a, b] = [from + i * step, from + (i + 1) * step]
    const [p, q] = [polar(cx, cy, r, a), polar(cx, cy, r, b)]
    segments.push([
      'C',
      [p[0] - Math.sin(a) * k, p[1] + Math.cos(a) * k],
      [q[0] + Math.sin(b) * k, q[1] - Math.cos(b) * k],
      q,
    ])
  }
  return segments
}

/** A band between two radii; with an inner radius of zero, a sector. */
export function band(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): Path {
  const back: Path = inner > 0 ? joined(arc(cx, cy, inner, to, from)) : [['L', [cx, cy]]]
  return [...arc(cx, cy, outer, from, to), ...back, ['Z']]
}

/** The same path, continued from the current pen position. */
export function joined(path: Path): Path {
  return path.map((segment): Segment => (segment[0] === 'M' ? ['L', segment[1]] : segment))
}

/** The shape of the house: straight sides under a round top. */
export function arch(cx: number, base: number, width: number, height: number): Path {
  const r = width / 2
  return [
    ['M', [cx - r, base]],
    ['L', [cx - r, base - height + r]],
    ...joined(arc(cx, base - height + r, r, Math.PI, 2 * Math.PI)),
    ['L', [cx + r, base]],
    ['Z'],
  ]
}

/** A smooth curve through the points (Catmull-Rom as cubics). */
export function smooth(points: readonly Point[], closed = false): Path {
  const last = points.length - 1
  const node = (i: number): Point =>
    closed ? at(points, i) : at(points, Math.min(last, Math.max(0, i)))
  const segments: Segment[] = [['M', node(0)]]
  for (const i of times(closed ? points.length : last, (index) => index)) {
    const [a, b, c, d] = [node(i - 1), node(i), node(i + 1), node(i + 2)]
    segments.push([
      'C',
      [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6],
      [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6],
      c,
    ])
  }
  return closed ? [...segments, ['Z']] : segments
}

export function warp(path: Path, by: Warp): Path {
  return path.map((segment): Segment => {
    switch (segment[0]) {
      case 'Z':
        return segment
      case 'Q':
        return ['Q', by(segment[1]), by(segment[2])]
      case 'C':
        return ['C', by(segment[1]), by(segment[2]), by(segment[3])]
      default:
        return [segment[0], by(segment[1])]
    }
  })
}

export function shift(dx: number, dy: number, scale = 1): Warp {
  return ([x, y]) => [dx + x * scale, dy + y * scale]
}

export function turn(angle: number, cx = 0, cy = 0): Warp {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return ([x, y]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos]
}

export function chain(...warps: readonly Warp[]): Warp {
  return (point) => warps.reduce((moved, by) => by(moved), point)
}

/** Outline around a set of points (monotone chain), used for cast shadows. */
export function hull(points: readonly Point[]): Path {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Point[]): Point[] => {
    const kept: Point[] = []
    for (const p of list) {
      while (kept.length > 1) {
        const [a, b] = [at(kept, -2), at(kept, -1)]
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break
        kept.pop()
      }
      kept.push(p)
    }
    return kept.slice(0, -1)
  }
  return polygon([...half(sorted), ...half(sorted.reverse())])
}

const number = (value: number): string => String(Math.round(value * 100) / 100)

export function data(path: Path): string {
  return path
    .map((segment) => {
      const [letter, ...points] = segment
      return letter + points.map(([x, y]) => `${number(x)} ${number(y)}`).join(' ')
    })
    .join('')
}
