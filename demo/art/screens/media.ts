import { linear } from '../canvas'
import { arch, band, circle, line, type Path, polygon, rect, smooth } from '../path'
import { at, between, pick, type Random, times } from '../random'
import type { DrawScreen, Ui } from './ui'

/** Abstract footage in the colours of the category: hills or doorways under one of three skies. */
function landscape(ui: Ui, x: number, y: number, w: number, h: number, rng: Random): void {
  const { accent: c } = ui
  const frame = rect(x, y, w, h, 6)
  const dusk = {
    sky: [c.deep, c.main, c.spark],
    sun: c.spark,
    land: [c.bright, c.second, c.main, c.deep],
  }
  const day = {
    sky: [c.second, c.pale, c.mist],
    sun: '#ffffff',
    land: [c.second, c.bright, c.main, c.deep],
  }
  const dawn = {
    sky: [c.main, c.second, c.pale],
    sun: c.spark,
    land: [c.pale, c.second, c.bright, c.main],
  }
  const { sky, sun, land } = pick(rng, [dusk, day, dawn])
  const [top, middle, low] = [at(sky, 0), at(sky, 1), at(sky, 2)]
  const [sunX, built] = [x + w * between(rng, 0.26, 0.76), rng() < 0.35]
  ui.draw({ path: frame, fill: linear([x, y], [x, y + h], [0, top], [0.55, middle], [1, low]) })
  const inside = (): void => {
    ui.draw({
      path: circle(sunX, y + h * between(rng, 0.28, 0.5), h * between(rng, 0.12, 0.2)),
      fill: sun,
    })
    times(4, (i) => {
      const base = y + h * (0.56 + i * 0.12)
      const phase = between(rng, 0, 6)
      if (built) {
        const width = w * between(rng, 0.2, 0.34)
        ui.draw({
          path: arch(x + w * ((i * 0.31 + phase * 0.08) % 1), y + h, width, h * (0.72 - i * 0.13)),
          fill: at(land, i),
        })
        return
      }
      const ridge = smooth(
        times(8, (p): readonly [number, number] => [
          x - 10 + (p / 7) * (w + 20),
          base + Math.sin(phase + p * 1.15) * h * 0.08,
        ]),
      )
      const hill: Path = [...ridge, ['L', [x + w + 10, y + h]], ['L', [x - 10, y + h]], ['Z']]
      ui.draw({ path: hill, fill: at(land, i), opacity: at([0.6, 0.7, 0.85, 0.95], i) })
    })
  }
  ui.canvas.clip(frame, (p) => p, inside)
}

function transport(ui: Ui, cx: number, cy: number): void {
  ui.dot(cx, cy, 17, ui.accent.main)
  ui.draw({
    path: polygon([
      [cx - 4.5, cy - 7.5],
      [cx + 8, cy],
      [cx - 4.5, cy + 7.5],
    ]),
    fill: '#ffffff',
  })
  for (const side of [-1, 1]) {
    ui.draw({
      path: polygon([
        [cx + side * 34, cy - 6],
        [cx + side * 44, cy],
        [cx + side * 34, cy + 6],
      ]),
      fill: ui.muted,
    })
    ui.rules(cx + side * 46, cy - 6, cx + side * 46, cy + 6, ui.muted, 2)
  }
}

export const timeline: DrawScreen = ({ ui, area, rng }) => {
  const { accent: c } = ui
  const { x, y, w, h } = area
  const split = y + h * 0.56
  times(6, (i) => {
    const [tx, ty] = [x + 16 + (i % 2) * 84, y + 18 + Math.floor(i / 2) * 66]
    landscape(ui, tx, ty, 76, 48, rng)
    ui.stub(tx, ty + 53, 44, 4)
  })
  const px = x + 196
  landscape(ui, px, y + 16, w - 330, split - y - 72, rng)
  transport(ui, px + (w - 330) / 2, split - 28)
  const ex = x + w - 118
  ui.say('Colour', ex, y + 32, { size: 12.5, weight: 700 })
  times(6, (i) => {
    ui.stub(ex, y + 48 + i * 31, at([40, 52, 34, 46, 38, 50], i), 5)
    ui.meter(
      ex,
      y + 60 + i * 31,
      100,
      between(rng, 0.2, 0.9),
      at([c.main, c.second, c.spark], i),
      5,
    )
  })
  ui.box(x, split, w, y + h - split, ui.panel)
  ui.rules(x, split, x + w, split)
  times(13, (i) => {
    ui.rules(
      x + 84 + i * 48,
      split + 6,
      x + 84 + i * 48,
      split + (i % 2 === 0 ? 16 : 11),
      ui.muted,
      1,
    )
  })
  times(4, (track) => {
    const ty = split + 24 + track * 40
    if (ty + 32 > y + h - 8) return
    ui.say(`${track < 2 ? 'V' : 'A'}${(track % 2) + 1}`, x + 28, ty + 20, {
      size: 12,
      weight: 700,
      fill: ui.muted,
    })
    ui.dot(x + 60, ty + 16, 4, at([c.main, c.second, c.spark, c.bright], track))
    let cx = x + 84 + between(rng, 0, 30) * (track % 2)
    const end = x + w - 16
    while (cx < end - 46) {
      const length = Math.min(between(rng, 70, 180), end - cx)
      const fill = at([c.main, c.second, c.deep, c.deep], track)
      ui.box(cx, ty, length, 32, fill, 5)
      if (track < 2) {
        ui.box(cx + 4, ty + 4, 30, 24, '#ffffff', 3, 0.25)
        ui.stub(cx + 42, ty + 12, Math.max(8, length - 66), 5, '#ffffff')
      } else {
        for (let bx = cx + 6; bx < cx + length - 5; bx += 6) {
          const tall = between(rng, 3, 12)
          ui.rules(bx, ty + 16 - tall, bx, ty + 16 + tall, track === 2 ? c.spark : c.second, 2.4)
        }
      }
      cx += length + (track === 1 ? between(rng, 20, 70) : 4)
    }
  })
  const head = x + w * between(rng, 0.42, 0.6)
  ui.rules(head, split + 4, head, y + h - 14, '#ffffff', 2)
  ui.draw({
    path: polygon([
      [head - 7, split + 2],
      [head + 7, split + 2],
      [head, split + 14],
    ]),
    fill: '#ffffff',
  })
}

export const photo: DrawScreen = ({ ui, area, rng }) => {
  const { accent: c } = ui
  const { x, y, w, h } = area
  ui.box(x, y, 52, h, ui.panel)
  times(8, (i) => {
    if (i === 2) ui.box(x + 9, y + 12 + i * 42, 34, 34, c.main, 8)
    const shape =
      i % 3 === 0
        ? circle(x + 26, y + 29 + i * 42, 7)
        : rect(x + 19, y + 22 + i * 42, 14, 14, i % 2 === 0 ? 2 : 6)
    ui.draw({ path: shape, stroke: i === 2 ? '#ffffff' : ui.muted, width: 2 })
  })
  const px = x + 78
  const pw = w - 78 - 216
  landscape(ui, px, y + 24, pw, h - 122, rng)
  ui.draw({
    path: rect(px + pw * 0.2, y + 24 + (h - 122) * 0.16, pw * 0.62, (h - 122) * 0.66),
    stroke: '#ffffff',
    width: 1.8,
    dash: '7 5',
  })
  for (const [u, v] of [
    [0.2, 0.16],
    [0.82, 0.16],
    [0.2, 0.82],
    [0.82, 0.82],
  ] as const) {
    ui.box(px + pw * u - 5, y + 24 + (h - 122) * v - 5, 10, 10, '#ffffff', 2)
  }
  times(6, (i) => landscape(ui, px + i * ((pw + 8) / 6), y + h - 84, (pw + 8) / 6 - 8, 54, rng))
  const ex = x + w - 192
  ui.box(ex - 12, y, 204, h, ui.panel)
  ui.say('Histogram', ex + 6, y + 30, { size: 12.5, weight: 700 })
  ui.box(ex + 6, y + 42, 168, 82, ui.ground, 6)
  ;[c.main, c.spark, c.second].forEach((colour, i) => {
    const points = times(10, (p): readonly [number, number] => [
      ex + 8 + p * 18.2,
      y + 122 - 66 * Math.exp(-(((p - 3 - i * 1.6) / 2.3) ** 2)) * between(rng, 0.75, 1),
    ])
    ui.draw({
      path: [...smooth(points), ['L', [ex + 172, y + 123]], ['L', [ex + 8, y + 123]], ['Z']],
      fill: colour,
      opacity: 0.62,
    })
  })
  ;['Exposure', 'Contrast', 'Highlights', 'Shadows', 'Warmth'].forEach((name, i) => {
    const sy = y + 158 + i * 42
    const share = between(rng, 0.25, 0.85)
    ui.say(name, ex + 6, sy, { size: 12 })
    ui.meter(ex + 6, sy + 12, 168, share, c.main, 5)
    ui.dot(ex + 6 + 168 * share, sy + 14.5, 7, '#ffffff')
  })
  ui.pill('Export', ex + 6, y + h - 62, 168, c.main)
}

export const mixer: DrawScreen = ({ ui, area, rng }) => {
  const { accent: c } = ui
  const { x, y, w, h } = area
  const split = y + h * 0.52
  transport(ui, x + w / 2, y + 30)
  ui.say('124 BPM', x + 24, y + 35, { size: 13, weight: 700 })
  ui.say('00:48.210', x + w - 24, y + 35, { size: 13, weight: 700, fill: c.second, anchor: 'end' })
  ui.rules(x, y + 58, x + w, y + 58)
  const lane = (split - y - 66) / 4
  ;['Drums', 'Bass', 'Keys', 'Lead'].forEach((name, i) => {
    const ly = y + 62 + i * lane
    ui.say(name, x + 22, ly + lane / 2 + 4, { size: 12.5, weight: 600 })
    let cx = x + 96 + (i % 3) * 54
    while (cx < x + w - 60) {
      const length = Math.min(between(rng, 100, 210), x + w - 20 - cx)
      const colour = at([c.main, c.second, c.bright, c.spark], i)
      ui.box(cx, ly + 4, length, lane - 8, colour, 6, 0.9)
      times(Math.floor((length - 16) / 11), (n) => {
        if (i % 2 === 0) {
          const tall = between(rng, 3, lane / 2 - 8)
          ui.rules(
            cx + 10 + n * 11,
            ly + lane / 2 - tall,
            cx + 10 + n * 11,
            ly + lane / 2 + tall,
            '#ffffff',
            3,
          )
        } else
          ui.stub(
            cx + 8 + n * 11,
            ly + 9 + Math.floor(between(rng, 0, 4)) * ((lane - 20) / 4),
            9,
            4,
            '#ffffff',
          )
      })
      cx += length + at([4, 26, 40, 18], i)
    }
  })
  const head = x + w * between(rng, 0.45, 0.62)
  ui.rules(head, y + 60, head, split - 6, '#ffffff', 2)
  ui.box(x, split, w, y + h - split, ui.panel)
  const strip = (w - 24) / 9
  times(9, (i) => {
    const sx = x + 12 + i * strip
    if (i > 0) ui.rules(sx, split + 14, sx, y + h - 22)
    const kx = sx + strip / 2
    ui.draw({ path: band(kx, split + 36, 12, 16, Math.PI * 0.75, Math.PI * 2.25), fill: ui.rule })
    ui.draw({
      path: band(kx, split + 36, 12, 16, Math.PI * 0.75, Math.PI * between(rng, 1, 2.1)),
      fill: at([c.main, c.second, c.spark], i),
    })
    const [fx, fy, fh] = [kx - 10, split + 66, y + h - split - 118]
    ui.rules(fx, fy, fx, fy + fh, ui.stubFill, 4)
    const level = between(rng, 0.3, 0.85)
    ui.box(fx - 11, fy + fh * (1 - level) - 7, 22, 14, '#f5f5f4', 4)
    ui.draw({
      path: line(fx - 7, fy + fh * (1 - level), fx + 7, fy + fh * (1 - level)),
      stroke: c.main,
      width: 2,
    })
    const tall = fh * between(rng, 0.35, 0.92)
    ui.box(kx + 10, fy, 8, fh, ui.ground, 4)
    ui.box(
      kx + 10,
      fy + fh - tall,
      8,
      tall,
      linear([0, fy + fh], [0, fy], [0, c.main], [0.7, c.second], [1, c.spark]),
      4,
    )
    ui.stub(kx - 15, y + h - 38, 30, 5)
  })
}
