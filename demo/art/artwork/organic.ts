import { type Layer, linear } from '../canvas'
import { circle, ellipse, joined, type Point, rect, smooth, turn, warp } from '../path'
import { at, between, pick, times } from '../random'
import type { Artwork } from './geometric'

/** Layered waves, the nearest one lightest. */
export const ribbons: Artwork = ({ x, y, w, h }, { a, b, c, dark, spark }, rng) => {
  const count = 6
  const phase = between(rng, 0, 6)
  const lean = between(rng, -0.34, 0.34)
  const colours = rng() < 0.5 ? [dark, a, b, c, b, a] : [a, b, c, b, a, dark]
  const sun: Layer = {
    path: circle(x + w * (lean > 0 ? 0.24 : 0.74), y + h * 0.2, w * 0.13),
    fill: spark,
  }
  const waves = times(count, (i): Layer => {
    const base = y + h * (0.2 + i * 0.145)
    const points = times(9, (p): Point => {
      const t = p / 8
      return [
        x + w * (t * 1.1 - 0.05),
        base + h * (Math.sin(phase + i * 0.75 + t * 4.6) * 0.105 + lean * (t - 0.5)),
      ]
    })
    const [from, to] = [at(colours, i), at(colours, i + 1)]
    return {
      path: [
        ...smooth(points),
        ...joined([['M', [x + w * 1.05, y + h * 1.1]]]),
        ['L', [x - w * 0.05, y + h * 1.1]],
        ['Z'],
      ],
      fill: linear([x, base], [x + w, base + h * 0.3], [0, from], [1, to]),
      opacity: i === 0 ? 0.75 : 0.95,
    }
  })
  return [sun, ...waves]
}

/** Cut-paper hills seen from above. */
export const contour: Artwork = ({ x, y, w, h }, { a, b, c, dark, spark }, rng) => {
  const [cx, cy] = [x + w * between(rng, 0.52, 0.72), y + h * between(rng, 0.5, 0.62)]
  const [p, q] = [between(rng, 0, 6), between(rng, 0, 6)]
  const reach = Math.max(w, h) * 0.8
  const colours = [dark, a, b, a, b, c]
  const blob = (k: number, dy: number) =>
    smooth(
      times(16, (i): Point => {
        const t = (i / 16) * Math.PI * 2
        const r = reach * k * (1 + 0.16 * Math.sin(2 * t + p) + 0.08 * Math.sin(3 * t + q + k * 2))
        return [cx + Math.cos(t) * r, cy + dy + Math.sin(t) * r * 0.84]
      }),
      true,
    )
  return [
    ...[0.98, 0.8, 0.63, 0.47, 0.32, 0.18].flatMap((k, i): Layer[] => [
      { path: blob(k, h * 0.022), fill: '#000000', opacity: 0.14 },
      { path: blob(k, 0), fill: at(colours, i), opacity: i === 0 ? 0.7 : 1 },
    ]),
    { path: circle(cx, cy, reach * 0.06), fill: spark },
  ]
}

/** Overlapping petals, like the leaves of an iris. */
export const blades: Artwork = ({ x, y, w, h }, { a, b, c, dark, spark }, rng) => {
  const [cx, cy] = [x + w * between(rng, 0.5, 0.62), y + h * 0.58]
  const r = Math.max(w, h) * 0.36
  const count = pick(rng, [6, 7, 8])
  const start = between(rng, 0, 1)
  const colours = [a, b, c, a, dark]
  const petals = times(count, (i): Layer => {
    const angle = start + (i / count) * Math.PI * 2
    const spin = turn(angle, cx, cy)
    return {
      path: warp(ellipse(cx + r * 0.62, cy + r * 0.18, r * 0.66, r * 0.42), spin),
      fill: linear(
        spin([cx, cy]),
        spin([cx + r * 1.3, cy]),
        [0, at(colours, i + 1), 0.95],
        [1, at(colours, i), 0.75],
      ),
      opacity: 0.86,
    }
  })
  return [
    { path: circle(cx, cy, r * 1.62), fill: dark, opacity: 0.35 },
    ...petals,
    { path: circle(cx, cy, r * 0.3), fill: dark },
    { path: circle(cx, cy, r * 0.16), fill: spark },
  ]
}

/** Mirrored level bars. */
export const levels: Artwork = ({ x, y, w, h }, { a, b, c, spark }, rng) => {
  const count = pick(rng, [15, 17, 19])
  const pitch = (w * 0.92) / count
  const middle = y + h * 0.56
  const phase = between(rng, 0, 6)
  return times(count, (i): Layer => {
    const t = i / (count - 1)
    const swell = Math.sin(t * Math.PI) ** 0.8
    const size =
      h * 0.43 * (0.16 + 0.84 * swell * (0.45 + 0.55 * Math.abs(Math.sin(phase + i * 1.25))))
    const bx = x + w * 0.04 + i * pitch
    const accent = i === Math.floor(count * 0.62)
    const [top, bottom] = accent ? [spark, spark] : t < 0.5 ? [b, a] : [c, b]
    return {
      path: rect(bx, middle - size, pitch * 0.62, size * 2, pitch * 0.31),
      fill: linear([bx, middle - size], [bx, middle + size], [0, top], [1, bottom]),
    }
  })
}

/** Dots that grow along a wave. */
export const dots: Artwork = ({ x, y, w, h }, { a, b, c, spark }, rng) => {
  const columns = 10
  const pitch = w / columns
  const rows = Math.floor(h / pitch)
  const phase = between(rng, 0, 6)
  const star = Math.floor(between(rng, 3, 8))
  return times(rows * columns, (i): Layer => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const t = row / Math.max(1, rows - 1)
    const wave = 0.5 + 0.5 * Math.sin(phase + column * 0.62 + row * 0.5)
    const grow = Math.min(1, 0.12 + t * 0.75 * (0.4 + 0.6 * wave) + wave * 0.22)
    const colour =
      column === star && row === Math.floor(rows * 0.6) ? spark : t < 0.35 ? a : wave > 0.6 ? c : b
    return {
      path: circle(x + pitch * (column + 0.5), y + pitch * (row + 0.5), pitch * 0.46 * grow),
      fill: colour,
    }
  })
}
