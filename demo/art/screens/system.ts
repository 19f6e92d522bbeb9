import { linear } from '../canvas'
import { arch, band, circle, open, rect } from '../path'
import { at, between, times } from '../random'
import type { DrawScreen } from './ui'

/** A whole desktop: the window bar of the frame is its menu. */
export const desktop: DrawScreen = ({ ui, area, rng }) => {
  const { accent: c } = ui
  const [x, y, w, h] = [area.x, area.y, area.w, area.h]
  const wall = rect(x, y, w, h, 0)
  ui.draw({
    path: wall,
    fill: linear([x + w, y], [x, y + h], [0, c.bright], [0.5, c.main], [1, c.deep]),
  })
  ui.canvas.clip(
    wall,
    (p) => p,
    () => {
      ;[330, 250, 172, 96].forEach((size, i) => {
        ui.draw({
          path: arch(x + w * 0.74, y + h, size * 1.15, size * 1.25),
          fill: at([c.second, c.pale, c.second, c.spark], i),
          opacity: at([0.35, 0.3, 0.5, 0.9], i),
        })
      })
    },
  )
  times(4, (i) => {
    const iy = y + 26 + i * 78
    ui.box(x + 28, iy, 42, 42, '#ffffff', 11, 0.92)
    ui.box(x + 40, iy + 12, 18, 18, at([c.main, c.second, c.spark, c.deep], i), i % 2 === 0 ? 5 : 9)
    ui.stub(x + 29, iy + 49, 40, 5, '#ffffff')
  })
  const inner = (wx: number, wy: number, ww: number, wh: number, name: string): void => {
    ui.canvas.blur(14, () => ui.box(wx - 4, wy + 12, ww, wh, '#0c0a09', 12, 0.35))
    ui.box(wx, wy, ww, wh, '#ffffff', 10)
    ui.box(wx, wy, ww, 32, c.mist, 10)
    ui.box(wx, wy + 20, ww, 12, c.mist)
    ui.say(name, wx + 16, wy + 21, { size: 12, weight: 600 })
    times(3, (i) => ui.dot(wx + ww - 18 - i * 16, wy + 16, 4, i === 0 ? c.main : ui.stubFill))
  }
  inner(x + 108, y + 34, 372, 236, 'Files')
  times(5, (i) =>
    ui.stub(
      x + 126,
      y + 84 + i * 26,
      at([62, 48, 70, 54, 44], i),
      7,
      i === 0 ? c.main : ui.stubFill,
    ),
  )
  ui.rules(x + 214, y + 66, x + 214, y + 270)
  times(8, (i) => {
    const [fx, fy] = [x + 232 + (i % 4) * 61, y + 84 + Math.floor(i / 4) * 88]
    ui.box(fx, fy + 6, 44, 36, at([c.main, c.second, c.bright], i + 1), 6)
    ui.box(fx, fy, 22, 14, at([c.main, c.second, c.bright], i + 1), 4)
    ui.box(fx, fy + 13, 44, 29, '#ffffff', 6, 0.24)
    ui.stub(fx + 2, fy + 52, between(rng, 26, 40), 5)
  })
  inner(x + 388, y + 188, 292, 196, 'System')
  ui.draw({ path: band(x + 450, y + 296, 32, 44, -Math.PI / 2, Math.PI * 1.5), fill: c.pale })
  ui.draw({
    path: band(x + 450, y + 296, 32, 44, -Math.PI / 2, Math.PI * between(rng, 0.5, 0.95)),
    fill: c.main,
  })
  ui.say('Up to', x + 450, y + 293, { size: 11, weight: 600, anchor: 'middle', fill: ui.muted })
  ui.say('date', x + 450, y + 307, { size: 11, weight: 600, anchor: 'middle', fill: ui.muted })
  ;['Memory', 'Storage', 'Battery'].forEach((name, i) => {
    ui.say(name, x + 516, y + 254 + i * 38, { size: 12, weight: 600 })
    ui.meter(
      x + 516,
      y + 262 + i * 38,
      142,
      between(rng, 0.35, 0.85),
      at([c.main, c.second, c.spark], i),
    )
  })
  ui.box(x + w / 2 - 170, y + h - 64, 340, 50, '#ffffff', 16, 0.92)
  times(7, (i) => {
    const ix = x + w / 2 - 156 + i * 45.5
    ui.box(
      ix,
      y + h - 55,
      32,
      32,
      at([c.deep, c.main, c.second, c.spark, c.bright, c.main, c.pale], i),
      9,
    )
    ui.dot(ix + 16, y + h - 39, 6, i === 6 ? c.main : '#ffffff')
  })
}

export const server: DrawScreen = ({ ui, area, rng }) => {
  const { accent: c } = ui
  const { x, y, w, h } = area
  ui.box(x, y, 150, h, ui.panel)
  ui.rules(x + 150, y, x + 150, y + h)
  ;['Overview', 'Nodes', 'Storage', 'Network', 'Users', 'Updates'].forEach((name, i) => {
    if (i === 0) ui.box(x + 12, y + 18, 126, 32, c.main, 8)
    ui.box(x + 24, y + 28 + i * 40, 12, 12, i === 0 ? '#ffffff' : ui.stubFill, 4)
    ui.say(name, x + 46, y + 39 + i * 40, {
      size: 13,
      weight: i === 0 ? 700 : 500,
      fill: i === 0 ? '#ffffff' : ui.muted,
    })
  })
  const left = x + 174
  const width = w - 198
  const card = (width - 32) / 3
  ;['Uptime', 'Sessions', 'Load'].forEach((name, i) => {
    const cx = left + i * (card + 16)
    ui.frame(cx, y + 22, card, 84, 10)
    ui.say(name, cx + 16, y + 48, { size: 12, fill: ui.muted })
    ui.say(at(['99.98 %', '1,284', '37 %'], i), cx + 16, y + 80, { size: 24, weight: 700 })
    ui.dot(cx + card - 22, y + 44, 6, at([c.spark, c.main, c.second], i))
  })
  ui.frame(left, y + 122, width, 154, 10)
  ui.say('Throughput', left + 18, y + 150, { size: 13, weight: 700 })
  times(3, (i) => ui.rules(left + 18, y + 178 + i * 28, left + width - 18, y + 178 + i * 28))
  const wave = (low: number, swing: number) =>
    times(11, (i): readonly [number, number] => [
      left + 22 + (i * (width - 44)) / 10,
      y + 250 - low - swing * (0.5 + 0.5 * Math.sin(i * 1.1 + low)) - between(rng, 0, 10),
    ])
  ui.curve(wave(34, 32), c.main, y + 262)
  ui.stroke(open(wave(12, 14)), c.spark, 2.5)
  const rack = y + 292
  times(4, (i) => {
    const ry = rack + i * 33
    if (ry + 28 > y + h - 10) return
    ui.frame(left, ry, width, 27, 7)
    ui.dot(left + 18, ry + 13.5, 4.5, i === 2 ? c.spark : c.main)
    ui.say(`node-0${i + 1}`, left + 34, ry + 18, { size: 12, weight: 600 })
    ui.meter(
      left + 130,
      ry + 10,
      width - 240,
      between(rng, 0.25, 0.9),
      at([c.main, c.second], i),
      7,
    )
    ui.say(at(['Healthy', 'Healthy', 'Updating', 'Healthy'], i), left + width - 16, ry + 18, {
      size: 12,
      fill: ui.muted,
      anchor: 'end',
    })
  })
}

export const setup: DrawScreen = ({ ui, area, rng }) => {
  const { accent: c } = ui
  const { x, y, w, h } = area
  const side = rect(x, y, 250, h)
  ui.draw({ path: side, fill: linear([x + 250, y], [x, y + h], [0, c.main], [1, c.deep]) })
  ui.canvas.clip(
    side,
    (p) => p,
    () => {
      ui.canvas.drawAll(
        [210, 150, 92].map((size, i) => ({
          path: arch(x + 140, y + h, size, size * 1.25),
          fill: at([c.second, c.bright, c.spark], i),
          opacity: i === 2 ? 0.95 : 0.4,
        })),
      )
    },
  )
  ui.say('Almost there', x + 28, y + 58, { size: 25, weight: 800, fill: '#ffffff' })
  ui.say('Setting up your computer', x + 28, y + 82, { size: 13, fill: c.pale })
  const left = x + 286
  const share = between(rng, 0.55, 0.82)
  const steps = [
    'Checking the licence key',
    'Copying files',
    'Installing features',
    'Applying settings',
    'Finishing up',
  ]
  steps.forEach((name, i) => {
    const sy = y + 62 + i * 58
    if (i < 4) ui.rules(left + 14, sy, left + 14, sy + 58, i < 2 ? c.main : ui.rule, 3)
    ui.dot(left + 14, sy, 14, i < 3 ? c.main : ui.rule)
    if (i < 2)
      ui.stroke(
        open([
          [left + 8, sy],
          [left + 12.5, sy + 5],
          [left + 20.5, sy - 5],
        ]),
        '#ffffff',
        3,
      )
    else ui.draw({ path: circle(left + 14, sy, 5), fill: '#ffffff' })
    ui.say(name, left + 44, sy + 5, {
      size: 15,
      weight: i === 2 ? 700 : 500,
      fill: i > 2 ? ui.muted : ui.ink,
    })
    if (i === 2)
      ui.say(`${Math.round(share * 100)} %`, x + w - 34, sy + 5, {
        size: 15,
        weight: 700,
        fill: c.main,
        anchor: 'end',
      })
  })
  ui.meter(
    left,
    y + 340,
    w - 320,
    share,
    linear([left, 0], [left + 300, 0], [0, c.second], [1, c.main]),
    12,
  )
  ui.say('About 4 minutes remaining', left, y + 376, { size: 13, fill: ui.muted })
  ui.pill('Continue', x + w - 134, y + h - 62, 100, c.main)
}
