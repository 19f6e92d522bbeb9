import { shield } from '../artwork/geometric'
import { linear, radial } from '../canvas'
import { band, circle, type Point, polar, smooth } from '../path'
import { check, key } from '../props'
import { at, between, times } from '../random'
import type { DrawScreen, Screen } from './ui'

function rail({ ui, area }: Screen): number {
  ui.box(area.x, area.y, 64, area.h, ui.panel)
  ui.rules(area.x + 64, area.y, area.x + 64, area.y + area.h)
  times(6, (i) => {
    if (i === 0) ui.box(area.x + 12, area.y + 16, 40, 40, ui.accent.main, 10)
    ui.box(
      area.x + 24,
      area.y + 28 + i * 52,
      16,
      16,
      i === 0 ? '#ffffff' : ui.stubFill,
      i % 2 === 0 ? 5 : 8,
    )
  })
  return area.x + 64
}

export const guard: DrawScreen = (screen) => {
  const { ui, area, rng } = screen
  const { accent: c } = ui
  const left = rail(screen) + 22
  const { y, h } = area
  const right = area.x + area.w - 22
  const main = (right - left) * 0.54
  ui.frame(left, y + 22, main, h - 50, 12)
  const [cx, cy] = [left + main / 2, y + 176]
  ui.draw({
    path: circle(cx, cy, 122),
    fill: radial([cx, cy], 122, [0, c.bright, 0.32], [0.72, c.bright, 0.16], [1, c.bright, 0]),
  })
  ui.draw({ path: band(cx, cy, 98, 108, -Math.PI / 2, Math.PI * 1.5), fill: ui.rule })
  ui.draw({
    path: band(cx, cy, 98, 108, -Math.PI / 2, Math.PI * between(rng, 0.8, 1.3)),
    fill: c.main,
  })
  ui.draw({
    path: shield(cx, cy, 66),
    fill: linear([cx + 50, cy - 60], [cx - 50, cy + 60], [0, c.bright], [1, c.main]),
  })
  ui.draw({ path: check(cx, cy, 54), stroke: '#ffffff', width: 11 })
  ui.say('You are protected', cx, y + 326, { size: 22, weight: 700, anchor: 'middle' })
  ui.say('Last scan: today, no threats found', cx, y + 350, {
    size: 13,
    fill: ui.muted,
    anchor: 'middle',
  })
  ui.pill('Quick scan', cx - 58, y + 372, 116, c.main)
  const x = left + main + 18
  const w = right - x
  ;['Real-time guard', 'Web protection', 'Firewall', 'Ransomware shield'].forEach((name, i) => {
    const cy2 = y + 22 + i * 66
    ui.frame(x, cy2, w, 56, 10)
    ui.box(x + 14, cy2 + 14, 28, 28, c.pale, 8)
    ui.draw({ path: check(x + 28, cy2 + 28, 13), stroke: c.main, width: 3 })
    ui.say(name, x + 54, cy2 + 33, { size: 13, weight: 600, max: w - 110 })
    ui.box(x + w - 48, cy2 + 19, 34, 18, c.main, 9)
    ui.dot(x + w - 23, cy2 + 28, 6.5, '#ffffff')
  })
  const gy = y + 22 + 4 * 66
  ui.frame(x, gy, w, y + h - 28 - gy, 10)
  ui.say('Blocked this week', x + 16, gy + 27, { size: 13, weight: 700 })
  times(7, (i) => {
    const tall = between(rng, 16, Math.max(20, y + h - 28 - gy - 66))
    const bw = (w - 32) / 7
    ui.box(x + 16 + i * bw, y + h - 44 - tall, bw - 8, tall, i === 5 ? c.main : c.second, 4)
  })
}

export const tunnel: DrawScreen = (screen) => {
  const { ui, area, rng } = screen
  const { accent: c } = ui
  const left = rail(screen)
  const { y, h } = area
  const w = area.x + area.w - left
  const pitch = 15
  const hub: Point = [left + w * 0.3, y + h * 0.52]
  const places: readonly Point[] = [
    [left + w * 0.52, y + h * 0.26],
    [left + w * 0.86, y + h * 0.46],
    [left + w * 0.68, y + h * 0.72],
    [left + w * 0.13, y + h * 0.24],
  ]
  const [p, q] = [between(rng, 0, 4), between(rng, 0, 4)]
  for (let row = 1; row * pitch < h - 20; row += 1) {
    for (let column = 1; column * pitch < w - 6; column += 1) {
      const [u, v] = [(column * pitch) / w, (row * pitch) / h]
      const land = Math.sin(u * 9 + p) + Math.sin(v * 7 + q + u * 3) + Math.sin((u + v) * 11) * 0.5
      if (land < 0.42) continue
      ui.dot(left + column * pitch, y + row * pitch, 3.1, land > 1.2 ? c.second : ui.stubFill)
    }
  }
  for (const [px, py] of places) {
    ui.stroke(smooth([hub, [(hub[0] + px) / 2, Math.min(hub[1], py) - 30], [px, py]]), c.main, 2.4)
    ui.dot(px, py, 11, c.pale)
    ui.dot(px, py, 6, c.main)
  }
  ui.dot(hub[0], hub[1], 24, c.pale)
  ui.dot(hub[0], hub[1], 14, c.main)
  ui.dot(hub[0], hub[1], 5, '#ffffff')
  const [bx, by] = [left + 24, y + h - 148]
  ui.canvas.blur(12, () => ui.box(bx, by + 8, 276, 112, '#0c0a09', 14, 0.22))
  ui.box(bx, by, 276, 112, ui.panel, 14)
  ui.say('Connected', bx + 20, by + 35, { size: 19, weight: 700 })
  ui.say('Encrypted tunnel active', bx + 20, by + 56, { size: 13, fill: ui.muted })
  ui.meter(bx + 20, by + 76, 236, between(rng, 0.6, 0.85), c.main)
  ui.box(bx + 212, by + 20, 44, 24, c.main, 12)
  ui.dot(bx + 244, by + 32, 9, '#ffffff')
}

export const vault: DrawScreen = (screen) => {
  const { ui, area, rng } = screen
  const { accent: c } = ui
  const left = rail(screen) + 22
  const { y, h } = area
  const right = area.x + area.w - 22
  const list = (right - left) * 0.58
  ui.say('Vault', left, y + 46, { size: 23, weight: 800 })
  ui.frame(left + 90, y + 24, list - 90, 30, 8)
  ui.stub(left + 106, y + 36, 84, 6)
  ;['Mail', 'Banking', 'Work account', 'Cloud drive', 'Web shop', 'Home network'].forEach(
    (name, i) => {
      const ry = y + 72 + i * 60
      if (ry + 52 > y + h - 16) return
      ui.frame(left, ry, list, 52, 10, i === 1 ? c.mist : ui.panel)
      ui.box(left + 12, ry + 11, 30, 30, at([c.main, c.second, c.deep, c.bright, c.spark], i), 9)
      ui.say(name.charAt(0), left + 27, ry + 31, {
        size: 14,
        weight: 700,
        fill: '#ffffff',
        anchor: 'middle',
      })
      ui.say(name, left + 54, ry + 31, { size: 13.5, weight: 600 })
      times(8, (d) => ui.dot(left + list - 100 + d * 9, ry + 26, 2.8, ui.muted))
    },
  )
  const x = left + list + 18
  const w = right - x
  ui.frame(x, y + 24, w, h - 52, 12)
  const cx = x + w / 2
  const share = between(rng, 0.72, 0.92)
  ui.draw({ path: band(cx, y + 134, 62, 78, -Math.PI / 2, Math.PI * 1.5), fill: c.pale })
  ui.draw({
    path: band(cx, y + 134, 62, 78, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * share),
    fill: c.main,
  })
  ui.dot(...polar(cx, y + 134, 70, -Math.PI / 2 + Math.PI * 2 * share), 11, c.spark)
  ui.draw({ path: key(cx, y + 134, 60), fill: c.main, evenOdd: true })
  ui.say('Strong', cx, y + 252, { size: 21, weight: 700, anchor: 'middle' })
  ui.say('Password health', cx, y + 274, { size: 13, fill: ui.muted, anchor: 'middle' })
  ;['Unique', 'Long', 'Fresh'].forEach((name, i) => {
    ui.say(name, x + 20, y + 314 + i * 34, { size: 12.5, weight: 600 })
    ui.meter(
      x + 80,
      y + 306 + i * 34,
      w - 100,
      at([0.95, 0.82, 0.64], i),
      at([c.main, c.second, c.spark], i),
    )
  })
}
