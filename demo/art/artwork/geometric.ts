import { type Layer, linear, radial } from '../canvas'
import type { ArtColours } from '../palette'
import {
  arch,
  band,
  circle,
  line,
  type Path,
  polar,
  polygon,
  type Rect,
  rect,
  smooth,
  turn,
  warp,
} from '../path'
import { at, between, pick, type Random, times } from '../random'

export type Artwork = (area: Rect, colours: ArtColours, rng: Random) => Layer[]

const QUARTER = Math.PI / 2

/** Quarter bands that open from one corner. */
export const arcs: Artwork = ({ x, y, w, h }, { a, b, c, dark, spark }, rng) => {
  const right = rng() < 0.65
  const [cx, cy] = [right ? x + w : x, y + h]
  const reach = Math.max(w, h) * 1.04
  const order = rng() < 0.5 ? [dark, a, b, c] : [a, dark, b, c]
  const rings = times(5, (i): Layer => {
    const outer = reach * (1 - i * 0.175)
    const from = right ? Math.PI : -QUARTER
    return {
      path: band(cx, cy, 0, outer, from, from + QUARTER),
      fill: linear(
        [cx, cy - outer],
        [right ? cx - outer : cx + outer, cy],
        [0, at(order, i)],
        [1, at(order, i + 1)],
      ),
      opacity: i === 0 ? 0.55 : 1,
    }
  })
  const r = reach * 0.085
  const [dx, dy] = polar(
    cx,
    cy,
    reach * 0.74,
    right ? Math.PI * between(rng, 1.18, 1.34) : -Math.PI * between(rng, 0.18, 0.34),
  )
  return [
    ...rings,
    { path: circle(cx, cy, reach * 0.15), fill: spark },
    { path: circle(dx, dy, r), fill: spark },
  ]
}

/** A Bauhaus floor of quarter circles, leaves and dots. */
export const tiles: Artwork = ({ x, y, w, h }, { a, b, c, dark, spark }, rng) => {
  const columns = Math.max(3, Math.round(w / Math.max(h / 3, w / 4)))
  const cell = w / columns
  const rows = Math.ceil(h / cell)
  const layers: Layer[] = []
  let last = ''
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [tx, ty] = [x + column * cell, y + row * cell]
      const ground = pick(
        rng,
        [a, dark, b, c].filter((colour) => colour !== last),
      )
      const ink = pick(
        rng,
        [a, b, c, dark, c].filter((colour) => colour !== ground),
      )
      last = ground
      layers.push({ path: rect(tx, ty, cell + 0.6, cell + 0.6), fill: ground })
      const corner = Math.floor(rng() * 4)
      const [cx, cy] = [tx + (corner % 2) * cell, ty + (corner > 1 ? cell : 0)]
      const from = at([0, QUARTER, -QUARTER, 2 * QUARTER], corner)
      const kind = Math.floor(rng() * 5)
      if (kind === 0) {
        layers.push({
          path: circle(tx + cell / 2, ty + cell / 2, cell * 0.32),
          fill: rng() < 0.5 ? spark : ink,
        })
      } else if (kind === 1) {
        layers.push({ path: band(cx, cy, 0, cell, from, from + QUARTER), fill: ink })
        layers.push({ path: band(cx, cy, 0, cell * 0.5, from, from + QUARTER), fill: ground })
      } else if (kind === 2) {
        const turned = warp(
          [...band(tx + cell / 2, ty + cell / 2, 0, cell / 2, 0, Math.PI)],
          turn(corner * QUARTER, tx + cell / 2, ty + cell / 2),
        )
        layers.push({ path: turned, fill: ink })
      } else {
        layers.push({ path: band(cx, cy, 0, cell, from, from + QUARTER), fill: ink })
      }
    }
  }
  layers.push({
    path: rect(x, y, w, h),
    fill: linear(
      [x + w, y],
      [x, y + h],
      [0, '#ffffff', 0.14],
      [0.5, '#ffffff', 0],
      [1, '#000000', 0.16],
    ),
  })
  return layers
}

/** Nested doorways: the house motif in a row. */
export const arches: Artwork = ({ x, y, w, h }, { a, b, c, dark, spark }, rng) => {
  const count = pick(rng, [2, 3])
  const pitch = w / count
  const sets = [
    [dark, a, b, c],
    [a, b, c, dark],
    [b, dark, a, c],
  ]
  const start = Math.floor(rng() * 3)
  const layers: Layer[] = []
  const lit = Math.floor(rng() * count)
  for (let i = 0; i < count; i += 1) {
    const cx = x + pitch * (i + 0.5)
    const height = h * at(rng() < 0.5 ? [0.72, 0.97, 0.58] : [0.96, 0.6, 0.8], i + start)
    at(sets, i + start).forEach((colour, ring) => {
      const width = pitch * (1 - ring * 0.235)
      const top = height - ring * pitch * 0.1175
      layers.push({
        path: arch(cx, y + h + 1, width, Math.max(top, width / 2 + 1)),
        fill: linear(
          [cx - width / 2, y],
          [cx + width / 2, y + h],
          [0, colour],
          [1, i % 2 === 0 ? colour : colour, 0.86],
        ),
      })
    })
    if (i === lit)
      layers.push({ path: circle(cx, y + h - height + pitch * 0.5, pitch * 0.1), fill: spark })
  }
  return layers
}

/** Translucent sheets fanned around a corner. */
export const sheets: Artwork = ({ x, y, w, h }, { a, b, c, dark, spark }, rng) => {
  const [width, height] = [w * 0.62, h * 1.2]
  const pivot: readonly [number, number] = [x + w * 0.5, y + h * 1.25]
  const spread = between(rng, 0.2, 0.27)
  const colours = [dark, a, b, c]
  const layers = times(5, (i): Layer[] => {
    const angle = (i - 1.7) * spread
    const colour = i === 4 ? spark : at(colours, i)
    const spin = turn(angle, pivot[0], pivot[1])
    const sheet = rect(pivot[0] - width * 0.5, y + h * 0.14, width, height, w * 0.05)
    return [
      {
        path: warp(sheet, spin),
        fill: linear(spin([pivot[0], y]), spin([pivot[0], y + h]), [0, colour], [1, colour, 0.78]),
        opacity: 0.93,
      },
      { path: warp(sheet, spin), stroke: '#ffffff', width: w * 0.006, opacity: 0.35 },
    ]
  })
  return (rng() < 0.5 ? layers : layers.slice(0, 4)).flat()
}

/** Rounded panes, each a step nearer. */
export const panes: Artwork = ({ x, y, w, h }, { a, b, c, dark, spark }, rng) => {
  const flip = rng() < 0.4
  const list = [
    { colour: dark, dx: 0.3, dy: 0.02, w: 0.78, h: 0.72 },
    { colour: a, dx: 0.16, dy: 0.2, w: 0.72, h: 0.7 },
    { colour: b, dx: 0.34, dy: 0.4, w: 0.74, h: 0.8 },
    { colour: c, dx: 0.08, dy: 0.56, w: 0.5, h: 0.7 },
  ]
  return list.flatMap(({ colour, dx, dy, w: pw, h: ph }, index): Layer[] => {
    const left = flip ? x + w * (1 - dx - pw) : x + w * dx
    const top = y + h * dy
    const [width, height] = [w * pw, h * ph]
    const radius = w * 0.06
    return [
      {
        path: rect(left - w * 0.012, top + h * 0.02, width + w * 0.024, height, radius),
        fill: '#000000',
        opacity: 0.13,
      },
      {
        path: rect(left, top, width, height, radius),
        fill: linear([left + width, top], [left, top + height], [0, colour], [1, colour, 0.84]),
      },
      {
        path: rect(left, top, width, height, radius),
        stroke: '#ffffff',
        width: w * 0.005,
        opacity: 0.3,
      },
      {
        path: circle(left + w * 0.065, top + w * 0.065, w * 0.02),
        fill: index === 3 ? dark : '#ffffff',
        opacity: 0.75,
      },
      ...(index === 2
        ? [{ path: circle(left + width * 0.68, top + height * 0.36, w * 0.12), fill: spark }]
        : []),
    ]
  })
}

/** Pleated paper with a sloping edge. */
export const folds: Artwork = ({ x, y, w, h }, { a, b, c, dark, spark }, rng) => {
  const count = pick(rng, [5, 6])
  const pleat = w / count
  const up = rng() < 0.7
  const levels = times(count + 1, (i) => {
    const slope = up ? 1 - i / count : i / count
    return y + h * (0.06 + slope * 0.5 + (i % 2 === 0 ? 0.13 : 0))
  })
  const fan = (offset: number, light: string, shade: string, opacity: number): Layer[] =>
    times(count, (i): Layer => {
      const [left, right] = [x + i * pleat, x + (i + 1) * pleat]
      const path: Path = polygon([
        [left, at(levels, i) + offset],
        [right + 0.4, at(levels, i + 1) + offset],
        [right + 0.4, y + h],
        [left, y + h],
      ])
      const colour = i % 2 === 0 ? shade : light
      return {
        path,
        fill: linear([left, y], [right, y + h], [0, colour], [1, i % 2 === 0 ? colour : shade]),
        opacity,
      }
    })
  return [
    ...fan(0, b, a, 1),
    ...fan(h * 0.26, a, dark, 1),
    ...fan(h * 0.5, c, b, 0.96),
    { path: circle(up ? x + w * 0.2 : x + w * 0.8, y + h * 0.17, w * 0.075), fill: spark },
  ]
}

/** Ascending columns with a rising line. */
export const bars: Artwork = ({ x, y, w, h }, { a, b, c, dark, spark }, rng) => {
  const count = pick(rng, [5, 6, 7])
  const gap = w * 0.022
  const width = (w * 0.9 - gap * (count - 1)) / count
  const left = x + w * 0.05
  const tops = times(
    count,
    (i) => y + h * (0.78 - 0.58 * (i / (count - 1)) ** 1.15 + between(rng, -0.05, 0.05)),
  )
  const columns = tops.flatMap((top, i): Layer[] => {
    const bx = left + i * (width + gap)
    return [
      {
        path: rect(bx, top, width, y + h - top + 40, width * 0.3),
        fill: linear([bx, top], [bx, y + h], [0, i === count - 1 ? c : b], [0.55, a], [1, dark]),
      },
      {
        path: rect(bx, top, width * 0.5, y + h - top + 40, width * 0.3),
        fill: linear([bx, top], [bx, y + h], [0, '#ffffff', 0.22], [1, '#ffffff', 0]),
      },
    ]
  })
  const points = tops.map((top, i): readonly [number, number] => [
    left + i * (width + gap) + width / 2,
    top - h * 0.1,
  ])
  return [
    ...columns,
    { path: smooth(points), stroke: spark, width: w * 0.016 },
    ...points
      .filter((_, i) => i % 2 === (count - 1) % 2)
      .map(([px, py]): Layer => ({ path: circle(px, py, w * 0.022), fill: spark })),
  ]
}

/** Blocks climbing towards the light. */
export const steps: Artwork = ({ x, y, w, h }, { a, b, c, dark, spark }, rng) => {
  const size = w / 6.2
  const [dx, dy] = [size * 0.866, size * 0.5]
  const layers: Layer[] = []
  const heights = [
    [3.4, 2.5, 1.7],
    [2.6, 1.9, 1.1],
    [1.8, 1.2, 0.5],
  ]
  const [cx, cy] = [x + w * 0.5, y + h * 0.68]
  const star = Math.floor(rng() * 3)
  heights.forEach((row, i) => {
    row.forEach((tall, j) => {
      const lift = tall * size * (h / w) * between(rng, 0.82, 1.02)
      const [px, py] = [cx + (j - i) * dx * 1.08, cy + (i + j - 2) * dy * 1.08 - lift + size * 0.4]
      const bottom = y + h + size * 2
      const lit = i === 2 - star && j === star
      layers.push(
        {
          path: polygon([
            [px - dx, py],
            [px, py + dy],
            [px, bottom],
            [px - dx, bottom],
          ]),
          fill: linear([px, py], [px, y + h], [0, a], [1, dark]),
        },
        {
          path: polygon([
            [px, py + dy],
            [px + dx, py],
            [px + dx, bottom],
            [px, bottom],
          ]),
          fill: linear([px, py], [px, y + h], [0, b], [1, a]),
        },
        {
          path: polygon([
            [px, py - dy],
            [px + dx, py],
            [px, py + dy],
            [px - dx, py],
          ]),
          fill: lit ? spark : c,
        },
      )
    })
  })
  return layers
}

function hexagon(cx: number, cy: number, r: number): Path {
  return polygon(times(6, (i) => polar(cx, cy, r, Math.PI / 6 + (i * Math.PI) / 3)))
}

/** A lattice that gathers around one point. */
export const hexes: Artwork = ({ x, y, w, h }, { a, b, c, dark, spark }, rng) => {
  const r = w / between(rng, 7.4, 9)
  const [fx, fy] = [x + w * between(rng, 0.56, 0.76), y + h * between(rng, 0.48, 0.66)]
  const layers: Layer[] = []
  const reach = Math.max(w, h) * 0.62
  for (let row = -1; row * r * 1.5 < h + r * 2; row += 1) {
    for (let column = -1; column * r * 1.732 < w + r * 2; column += 1) {
      const [cx, cy] = [x + column * r * 1.732 + (row % 2 === 0 ? 0 : r * 0.866), y + row * r * 1.5]
      const near = 1 - Math.hypot(cx - fx, cy - fy) / reach
      if (near < 0.03) continue
      const roll = rng()
      const colour =
        near > 0.8
          ? c
          : near > 0.55
            ? roll < 0.25
              ? spark
              : b
            : roll < 0.3
              ? b
              : near > 0.3
                ? a
                : dark
      layers.push({
        path: hexagon(cx, cy, r * (0.55 + 0.38 * near)),
        fill: colour,
        opacity: Math.min(1, 0.3 + near * 1.1),
      })
    }
  }
  return layers
}

/** Rings and a sweep, as on a scope. */
export const radar: Artwork = ({ x, y, w, h }, { a, b, c, dark, spark }, rng) => {
  const [cx, cy] = [x + w * between(rng, 0.5, 0.66), y + h * between(rng, 0.6, 0.7)]
  const reach = Math.max(w, h) * 0.72
  const angle = between(rng, -1.5, -0.7)
  const rings = [1, 0.76, 0.54, 0.34].map(
    (k, i): Layer => ({
      path: circle(cx, cy, reach * k),
      fill: at([dark, a, dark, a], i),
      opacity: at([0.5, 0.5, 0.85, 0.9], i),
    }),
  )
  return [
    ...rings,
    {
      path: band(cx, cy, 0, reach, angle, angle + 1.05),
      fill: linear(
        polar(cx, cy, reach * 0.7, angle),
        polar(cx, cy, reach * 0.7, angle + 1.05),
        [0, b, 0],
        [1, c, 0.85],
      ),
    },
    { path: line(cx, cy, ...polar(cx, cy, reach, angle + 1.05)), stroke: c, width: w * 0.009 },
    ...times(5, (i): Layer => {
      const [px, py] = polar(
        cx,
        cy,
        reach * at([0.65, 0.44, 0.76, 0.54, 0.88], i),
        angle + at([0.4, -0.9, -0.35, 1.9, 1.5], i),
      )
      return {
        path: circle(px, py, w * at([0.03, 0.02, 0.024, 0.017, 0.02], i)),
        fill: i < 2 ? spark : c,
      }
    }),
    { path: circle(cx, cy, reach * 0.12), fill: c },
    { path: circle(cx, cy, reach * 0.055), fill: dark },
  ]
}

export function shield(cx: number, cy: number, r: number): Path {
  const [top, side] = [cy - r, r * 0.84]
  return [
    ['M', [cx, top]],
    [
      'C',
      [cx + side * 0.34, top + r * 0.2],
      [cx + side * 0.68, top + r * 0.27],
      [cx + side, top + r * 0.28],
    ],
    ['L', [cx + side, cy + r * 0.02]],
    ['C', [cx + side, cy + r * 0.56], [cx + side * 0.52, cy + r * 0.86], [cx, cy + r * 1.06]],
    [
      'C',
      [cx - side * 0.52, cy + r * 0.86],
      [cx - side, cy + r * 0.56],
      [cx - side, cy + r * 0.02],
    ],
    ['L', [cx - side, top + r * 0.28]],
    ['C', [cx - side * 0.68, top + r * 0.27], [cx - side * 0.34, top + r * 0.2], [cx, top]],
    ['Z'],
  ]
}

/** Shields inside shields, one side in the light. */
export const shields: Artwork = ({ x, y, w, h }, { a, b, c, dark, spark }, rng) => {
  const big = rng() < 0.6
  const [cx, cy] = big ? [x + w * 0.62, y + h * 0.62] : [x + w * 0.5, y + h * 0.54]
  const reach = Math.max(w, h) * (big ? 0.74 : 0.62)
  const colours = rng() < 0.5 ? [dark, a, dark, b, c] : [a, dark, b, a, c]
  return [1, 0.8, 0.61, 0.43, 0.25].flatMap((k, i): Layer[] => {
    const r = reach * k
    const half: Path = [...shield(cx, cy, r).slice(0, 4), ['L', [cx, cy - r]], ['Z']]
    return [
      {
        path: shield(cx, cy, r),
        fill: i === 4 ? spark : at(colours, i),
        opacity: i === 0 ? 0.6 : 1,
      },
      { path: half, fill: '#ffffff', opacity: 0.13 },
    ]
  })
}

/** A ball in its orbit. */
export const orb: Artwork = ({ x, y, w, h }, { a, b, c, dark, spark }, rng) => {
  const right = rng() < 0.6
  const [cx, cy] = [x + w * (right ? 0.62 : 0.42), y + h * 0.6]
  const r = Math.min(w, h) * 0.4
  const tilt = turn(right ? -0.42 : 0.42, cx, cy)
  const ring = (k: number, colour: string, width: number, front: boolean): Layer => {
    const curve = times(19, (i): readonly [number, number] => {
      const t = (front ? 0 : Math.PI) + (i / 18) * Math.PI
      return [cx + Math.cos(t) * r * k, cy + Math.sin(t) * r * k * 0.3]
    })
    return { path: warp(smooth(curve), tilt), stroke: colour, width }
  }
  const moon = tilt([cx + r * 1.5 * Math.cos(0.75), cy + r * 1.5 * 0.3 * Math.sin(0.75)])
  return [
    { path: circle(cx, cy, r * 2.3), fill: dark, opacity: 0.28 },
    { path: circle(cx, cy, r * 1.65), fill: dark, opacity: 0.42 },
    ring(1.5, b, w * 0.012, false),
    ring(1.85, a, w * 0.007, false),
    {
      path: circle(cx, cy, r),
      fill: radial([cx + r * 0.35, cy - r * 0.4], r * 1.5, [0, c], [0.35, b], [0.7, a], [1, dark]),
    },
    ring(1.5, c, w * 0.014, true),
    ring(1.85, b, w * 0.008, true),
    { path: circle(moon[0], moon[1], r * 0.17), fill: spark },
  ]
}
