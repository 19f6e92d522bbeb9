import { linear } from '../canvas'
import { band, circle, line, open, rect } from '../path'
import { at, between, pick, times } from '../random'
import type { DrawScreen, Screen } from './ui'

function ribbon({ ui, area }: Screen, tabs: readonly string[]): number {
  let x = area.x + 20
  ui.box(area.x, area.y, area.w, 76, ui.panel)
  tabs.forEach((tab, i) => {
    ui.say(tab, x, area.y + 23, {
      size: 12.5,
      weight: i === 0 ? 700 : 500,
      fill: i === 0 ? ui.accent.main : ui.muted,
    })
    if (i === 0) ui.box(x, area.y + 30, tab.length * 7, 3, ui.accent.main, 1.5)
    x += tab.length * 7 + 26
  })
  for (const i of times(12, (index) => index)) {
    const bx = area.x + 20 + i * 36 + Math.floor(i / 4) * 16
    ui.box(bx, area.y + 42, 26, 24, i === 1 ? ui.accent.pale : ui.ground, 6)
    if (i % 4 === 3) ui.stroke(line(bx + 38, area.y + 44, bx + 38, area.y + 64), ui.rule, 1)
    ui.stub(bx + 7, area.y + 49, 12, 3, i === 1 ? ui.accent.main : ui.muted)
    ui.stub(bx + 7, area.y + 56, i % 3 === 0 ? 12 : 8, 3, i === 1 ? ui.accent.main : ui.stubFill)
  }
  ui.pill('Share', area.x + area.w - 92, area.y + 40, 72, ui.accent.main)
  ui.rules(area.x, area.y + 76, area.x + area.w, area.y + 76)
  return area.y + 76
}

export const document: DrawScreen = (screen) => {
  const { ui, area, rng } = screen
  const top = ribbon(screen, ['Home', 'Insert', 'Layout', 'Review', 'View'])
  const bottom = area.y + area.h
  const [px, pw] = [area.x + 150, area.w - 300]
  ui.box(area.x, top + 1, area.w, bottom - top, ui.rule, 0, 0.55)
  ui.box(px, top + 22, pw, bottom - top - 22, '#ffffff', 2)
  const x = px + 44
  const w = pw - 88
  ui.say(
    pick(rng, ['Quarterly report', 'Project outline', 'Annual review', 'Team handbook']),
    x,
    top + 76,
    { size: 27, weight: 800 },
  )
  ui.say('Prepared for the management team', x, top + 98, { size: 12.5, fill: ui.muted })
  ui.box(x, top + 112, 46, 4, ui.accent.main, 2)
  for (const i of times(4, (index) => index))
    ui.stub(x, top + 134 + i * 16, w * at([1, 0.96, 0.99, 0.62], i), 6)
  const chart = top + 212
  ui.frame(x, chart, w, 116, 8, ui.accent.mist)
  times(8, (i) => {
    const tall = 22 + i * 7 + between(rng, -8, 12)
    ui.box(
      x + 22 + i * ((w - 34) / 8),
      chart + 98 - tall,
      (w - 34) / 8 - 14,
      tall,
      i === 7 ? ui.accent.main : ui.accent.second,
      4,
    )
  })
  ui.rules(x + 16, chart + 99, x + w - 16, chart + 99, ui.muted)
  for (const i of times(3, (index) => index))
    ui.stub(x, chart + 134 + i * 16, w * at([0.98, 0.93, 1], i), 6)
  ui.frame(area.x + area.w - 132, top + 60, 112, 78, 8)
  ui.dot(area.x + area.w - 114, top + 80, 9, ui.accent.second)
  ui.stub(area.x + area.w - 98, top + 77, 56, 6, ui.muted)
  ui.stub(area.x + area.w - 121, top + 100, 88)
  ui.stub(area.x + area.w - 121, top + 115, 62)
  ui.stroke(line(area.x + area.w - 132, top + 100, px + pw - 10, top + 148), ui.accent.second, 1)
  times(6, (i) => {
    ui.stub(
      area.x + 24 + (i % 3 === 0 ? 0 : 12),
      top + 44 + i * 24,
      i % 3 === 0 ? 88 : 68,
      6,
      i === 1 ? ui.accent.main : ui.stubFill,
    )
  })
}

export const sheet: DrawScreen = (screen) => {
  const { ui, area, rng } = screen
  const top = ribbon(screen, ['Home', 'Formulas', 'Data', 'Charts', 'View'])
  ui.frame(area.x + 18, top + 10, 64, 26, 6)
  ui.say('F6', area.x + 34, top + 27, { size: 12.5, weight: 600 })
  ui.frame(area.x + 90, top + 10, area.w - 108, 26, 6)
  ui.say('=SUM(F2:F5)', area.x + 104, top + 27, { size: 12.5, fill: ui.muted })
  const [x, y, head, row] = [area.x, top + 46, 42, 27]
  const columns = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
  const cw = (area.w - head) / columns.length
  const rows = Math.floor((area.y + area.h - y) / row)
  ui.box(x, y, area.w, area.y + area.h - y, '#ffffff')
  ui.box(x, y, area.w, row, ui.rule, 0, 0.6)
  ui.box(x, y, head, row * rows, ui.rule, 0, 0.4)
  columns.forEach((name, i) => {
    ui.say(name, x + head + cw * (i + 0.5), y + 18, {
      size: 12,
      weight: 600,
      fill: i === 5 ? ui.accent.main : ui.muted,
      anchor: 'middle',
    })
  })
  const labels = ['Item', 'Q1', 'Q2', 'Q3', 'Q4', 'Total']
  for (const r of times(rows, (index) => index)) {
    const ry = y + row * (r + 1)
    ui.rules(x, ry, x + area.w, ry)
    if (ry + row > area.y + area.h) continue
    ui.say(String(r + 1), x + head / 2, ry + 18, { size: 11.5, fill: ui.muted, anchor: 'middle' })
    if (r > 5) continue
    columns.slice(0, 6).forEach((_, i) => {
      const right = x + head + cw * (i + 1) - 10
      if (r === 0)
        ui.say(at(labels, i), i === 0 ? x + head + 10 : right, ry + 18, {
          size: 12,
          weight: 700,
          anchor: i === 0 ? 'start' : 'end',
        })
      else if (i === 0)
        ui.say(
          at(['Licences', 'Services', 'Hardware', 'Training', 'Sum'], r - 1),
          x + head + 10,
          ry + 18,
          { size: 12, weight: r === 5 ? 700 : 500 },
        )
      else {
        const value = Math.round(between(rng, 12, 98) * (i === 5 ? 42 : 10)) * 10
        ui.say(value.toLocaleString('en-US'), right, ry + 18, {
          size: 12,
          weight: r === 5 || i === 5 ? 700 : 400,
          anchor: 'end',
        })
      }
    })
  }
  for (const i of times(columns.length, (index) => index))
    ui.rules(x + head + cw * i, y, x + head + cw * i, area.y + area.h)
  ui.draw({
    path: rect(x + head + cw * 5, y + row * 6, cw, row),
    stroke: ui.accent.main,
    width: 2.4,
  })
  const [gx, gy, gw, gh] = [
    x + head + cw * 1.2,
    y + row * 7.5,
    cw * 5.3,
    area.y + area.h - (y + row * 7.5) - 26,
  ]
  ui.frame(gx, gy, gw, gh, 10)
  ui.say('Revenue by quarter', gx + 18, gy + 26, { size: 13, weight: 700 })
  const points = times(8, (i): readonly [number, number] => [
    gx + 22 + (i * (gw - 44)) / 7,
    gy + gh - 30 - (gh - 84) * ((i / 7) * 0.8 + between(rng, 0, 0.2)),
  ])
  ui.curve(points, ui.accent.main, gy + gh - 20)
}

export const slides: DrawScreen = (screen) => {
  const { ui, area, rng } = screen
  const top = ribbon(screen, ['Home', 'Insert', 'Design', 'Motion', 'Show'])
  const bottom = area.y + area.h
  const { accent: c } = ui
  times(4, (i) => {
    const ty = top + 18 + i * 88
    if (ty + 74 > bottom) return
    if (i === 1) ui.box(area.x + 16, ty - 5, 124, 82, c.main, 8)
    ui.box(area.x + 21, ty, 114, 72, i % 2 === 0 ? c.pale : c.deep, 5)
    ui.stub(area.x + 32, ty + 16, 52, 6, i % 2 === 0 ? c.main : '#ffffff')
    ui.stub(area.x + 32, ty + 29, 34, 4, i % 2 === 0 ? c.second : c.second)
    ui.box(area.x + 94, ty + 28, 28, 30, i % 2 === 0 ? c.second : c.bright, 4)
  })
  const [sx, sy, sw] = [area.x + 164, top + 22, area.w - 188]
  const sh = Math.min(sw * 0.5625, bottom - sy - 60)
  const slide = rect(sx, sy, sw, sh, 6)
  ui.draw({ path: slide, fill: linear([sx + sw, sy], [sx, sy + sh], [0, c.main], [1, c.deep]) })
  ui.canvas.clip(
    slide,
    (p) => p,
    () => {
      ui.canvas.drawAll(
        [150, 108, 66].map((r, i) => ({
          path: circle(sx + sw * 0.8, sy + sh * 0.56, r),
          fill: at([c.bright, c.second, c.spark], i),
          opacity: i === 0 ? 0.6 : 0.95,
        })),
      )
    },
  )
  ui.say(
    pick(rng, ['Growth plan', 'Launch week', 'Year in review', 'Our roadmap']),
    sx + 40,
    sy + sh * 0.42,
    { size: 38, weight: 800, fill: '#ffffff' },
  )
  ui.say('Three steps for the next year', sx + 40, sy + sh * 0.42 + 28, { size: 15, fill: c.pale })
  ui.pill('Start', sx + 40, sy + sh * 0.42 + 50, 84, '#ffffff', c.deep)
  ui.stub(sx, sy + sh + 22, sw * between(rng, 0.5, 0.7))
  ui.stub(sx, sy + sh + 38, sw * 0.36)
}

const inbox =
  (subject: string): DrawScreen =>
  ({ ui, area, rng }) => {
    const { accent: c } = ui
    const bottom = area.y + area.h
    ui.box(area.x, area.y, 150, area.h, c.mist)
    ui.pill('New message', area.x + 18, area.y + 18, 114, c.main)
    ;['Inbox', 'Drafts', 'Sent', 'Calendar', 'Archive'].forEach((name, i) => {
      if (i === 0) ui.box(area.x + 10, area.y + 64, 130, 32, c.pale, 8)
      ui.say(name, area.x + 28, area.y + 85 + i * 36, {
        size: 13,
        weight: i === 0 ? 700 : 500,
        fill: i === 0 ? c.deep : ui.muted,
      })
    })
    ui.say('12', area.x + 128, area.y + 85, { size: 12, weight: 700, fill: c.main, anchor: 'end' })
    const lx = area.x + 150
    ui.box(lx, area.y, 210, area.h, '#ffffff')
    times(6, (i) => {
      const y = area.y + i * 78
      if (y + 70 > bottom) return
      if (i === 1) ui.box(lx, y, 210, 78, c.mist)
      if (i === 1) ui.box(lx, y, 4, 78, c.main)
      ui.dot(lx + 32, y + 30, 14, at([c.second, c.main, c.spark, c.bright, c.deep], i))
      ui.stub(lx + 56, y + 20, between(rng, 60, 100), 8, ui.ink)
      ui.stub(lx + 56, y + 37, between(rng, 90, 130), 6)
      ui.stub(lx + 56, y + 51, between(rng, 60, 120), 6)
      ui.rules(lx, y + 78, lx + 210, y + 78)
    })
    const rx = lx + 234
    const rw = area.x + area.w - rx - 24
    ui.rules(lx + 210, area.y, lx + 210, bottom)
    ui.say(subject, rx, area.y + 42, { size: 21, weight: 700, max: rw })
    ui.dot(rx + 15, area.y + 76, 15, c.main)
    ui.stub(rx + 42, area.y + 66, 110, 7, ui.ink)
    ui.stub(rx + 42, area.y + 80, 74, 6)
    times(5, (i) => ui.stub(rx, area.y + 116 + i * 18, rw * at([1, 0.94, 0.98, 0.9, 0.45], i)))
    ui.frame(rx, area.y + 222, rw, 148, 10)
    ui.say('Monday', rx + 18, area.y + 248, { size: 13, weight: 700 })
    times(4, (i) => {
      ui.say(`${9 + i}:00`, rx + 18, area.y + 276 + i * 26, { size: 11, fill: ui.muted })
      ui.rules(rx + 58, area.y + 272 + i * 26, rx + rw - 14, area.y + 272 + i * 26)
    })
    ui.box(rx + 62, area.y + 275, rw * 0.5, 44, c.main, 6)
    ui.stub(rx + 74, area.y + 288, rw * 0.26, 6, '#ffffff')
    ui.stub(rx + 74, area.y + 301, rw * 0.16, 5, c.pale)
    ui.box(rx + 62 + rw * 0.28, area.y + 327, rw * 0.44, 22, c.second, 6)
    ui.pill('Reply', rx, area.y + 388, 84, c.main)
    ui.pill('Forward', rx + 94, area.y + 388, 94, c.pale, c.deep)
  }

export const mail = inbox('Project kick-off on Monday')
export const delivery = inbox('Your licence key is here')

export const plan: DrawScreen = (screen) => {
  const { ui, area, rng } = screen
  const { accent: c } = ui
  const top = ribbon(screen, ['Plan', 'Team', 'Board', 'Timeline', 'Report'])
  const bottom = area.y + area.h
  const split = area.x + 190
  ui.box(split, top + 1, area.w - 190, bottom - top, '#ffffff')
  const week = (area.w - 190) / 8
  times(8, (i) => {
    ui.say(`W${i + 12}`, split + week * (i + 0.5), top + 24, {
      size: 11.5,
      weight: 600,
      fill: ui.muted,
      anchor: 'middle',
    })
    ui.rules(split + week * i, top + 36, split + week * i, bottom)
  })
  ;[
    'Discovery',
    'Requirements',
    'Design',
    'Prototype',
    'Build',
    'Testing',
    'Roll-out',
    'Review',
  ].forEach((name, i) => {
    const y = top + 36 + i * 42
    if (y + 40 > bottom) return
    ui.rules(area.x, y, area.x + area.w, y)
    ui.say(name, area.x + 24, y + 26, { size: 13, weight: i % 3 === 0 ? 700 : 500 })
    const start = split + week * (0.2 + i * 0.72)
    const length = week * between(rng, 1.5, 2.5)
    const end = Math.min(start + length, area.x + area.w - 14)
    ui.box(start, y + 10, end - start, 22, at([c.main, c.second, c.bright, c.deep], i), 6)
    ui.box(start, y + 10, (end - start) * Math.max(0.15, 0.95 - i * 0.14), 22, '#ffffff', 6, 0.22)
    if (i > 0 && i < 6)
      ui.stroke(
        open([
          [start - week * 0.3, y - 10],
          [start - week * 0.3, y + 21],
          [start - 4, y + 21],
        ]),
        ui.muted,
        1.4,
      )
  })
  ui.stroke(line(split + week * 3.4, top + 36, split + week * 3.4, bottom), c.main, 2)
  ui.draw({ path: band(split + week * 3.4, top + 36, 0, 6, 0, Math.PI * 2), fill: c.main })
}
