import { band, open, type Point, polar } from '../path'
import { at, between, times } from '../random'
import type { DrawScreen, Screen } from './ui'

function sidebar({ ui, area }: Screen, names: readonly string[]): number {
  const { accent: c } = ui
  ui.box(area.x, area.y, 146, area.h, c.deep)
  names.forEach((name, i) => {
    if (i === 0) ui.box(area.x + 12, area.y + 18, 122, 34, '#ffffff', 8, 0.16)
    ui.box(
      area.x + 26,
      area.y + 29 + i * 42,
      12,
      12,
      i === 0 ? c.spark : c.pale,
      4,
      i === 0 ? 1 : 0.55,
    )
    ui.say(name, area.x + 48, area.y + 40 + i * 42, {
      size: 13,
      weight: i === 0 ? 700 : 500,
      fill: i === 0 ? '#ffffff' : c.pale,
    })
  })
  return area.x + 146
}

const money = (value: number): string => `$${Math.round(value).toLocaleString('en-US')}`

export const dashboard: DrawScreen = (screen) => {
  const { ui, area, rng } = screen
  const { accent: c } = ui
  const left = sidebar(screen, ['Overview', 'Accounts', 'Budget', 'Invoices', 'Reports']) + 20
  const right = area.x + area.w - 20
  const { y, h } = area
  const card = (right - left - 28) / 3
  ;['Balance', 'Income', 'Expenses'].forEach((name, i) => {
    const x = left + i * (card + 14)
    ui.frame(x, y + 20, card, 86, 10)
    ui.say(name, x + 16, y + 46, { size: 12, fill: ui.muted })
    ui.say(money(between(rng, 8200, 64000)), x + 16, y + 79, { size: 24, weight: 700 })
    ui.stroke(
      open([
        [x + card - 34, y + 50],
        [x + card - 26, y + (i === 2 ? 56 : 42)],
        [x + card - 18, y + (i === 2 ? 48 : 38)],
      ]),
      at([c.main, c.second, c.spark], i),
      2.6,
    )
  })
  const [cy, ch] = [y + 122, h - 286]
  ui.frame(left, cy, right - left, ch, 10)
  ui.say('Cash flow', left + 18, cy + 28, { size: 14, weight: 700 })
  ui.dot(right - 128, cy + 23, 5, c.main)
  ui.say('In', right - 117, cy + 27, { size: 12, fill: ui.muted })
  ui.dot(right - 78, cy + 23, 5, c.second)
  ui.say('Out', right - 67, cy + 27, { size: 12, fill: ui.muted })
  const step = (right - left - 36) / 12
  times(3, (i) =>
    ui.rules(left + 18, cy + 50 + i * ((ch - 68) / 3), right - 18, cy + 50 + i * ((ch - 68) / 3)),
  )
  times(12, (i) => {
    const room = ch - 72
    const tall = room * Math.min(1, 0.3 + i * 0.045 + between(rng, 0, 0.2))
    const out = tall * between(rng, 0.45, 0.8)
    ui.box(left + 18 + i * step + 4, cy + ch - 18 - tall, step * 0.34, tall, c.main, 4)
    ui.box(
      left + 18 + i * step + 7 + step * 0.34,
      cy + ch - 18 - out,
      step * 0.34,
      out,
      c.second,
      4,
    )
  })
  const by = cy + ch + 14
  const bh = y + h - 26 - by
  const half = (right - left - 14) * 0.4
  ui.frame(left, by, half, bh, 10)
  const [dx, dy] = [left + 68, by + bh / 2]
  let angle = -Math.PI / 2
  ;[0.42, 0.26, 0.2, 0.12].forEach((share, i) => {
    const to = angle + share * Math.PI * 2
    ui.draw({
      path: band(dx, dy, 25, 44, angle + 0.04, to - 0.04),
      fill: at([c.main, c.second, c.spark, c.deep], i),
    })
    ui.dot(left + 132, by + 28 + i * 24, 4.5, at([c.main, c.second, c.spark, c.deep], i))
    ui.stub(left + 144, by + 25 + i * 24, half - 166, 6)
    angle = to
  })
  ui.frame(left + half + 14, by, right - left - half - 14, bh, 10)
  times(3, (i) => {
    const ry = by + 30 + i * 34
    ui.box(left + half + 30, ry - 13, 22, 22, at([c.pale, c.main, c.second], i), 7)
    ui.stub(left + half + 64, ry - 5, at([96, 74, 110], i), 7, ui.muted)
    ui.say(money(between(rng, 80, 980)), right - 16, ry + 4, {
      size: 12.5,
      weight: 700,
      anchor: 'end',
    })
  })
}

export const ledger: DrawScreen = (screen) => {
  const { ui, area, rng } = screen
  const { accent: c } = ui
  const left = sidebar(screen, ['Ledger', 'Banking', 'Customers', 'Suppliers', 'Payroll']) + 20
  const right = area.x + area.w - 20
  const { y, h } = area
  ui.say('General ledger', left, y + 46, { size: 22, weight: 800 })
  ui.pill('Add entry', right - 98, y + 26, 98, c.main)
  const points = times(
    9,
    (i): Point => [
      left + 12 + (i * (right - left - 24)) / 8,
      y + 152 - 62 * ((i / 8) * 0.75 + between(rng, 0, 0.25)),
    ],
  )
  ui.frame(left, y + 68, right - left, 104, 10)
  ui.curve(points, c.main, y + 166)
  const top = y + 188
  const columns = [0, 0.16, 0.52, 0.74]
  const span = right - left
  ui.box(left, top, span, 30, c.pale, 8)
  ;['Date', 'Description', 'Debit', 'Credit'].forEach((name, i) => {
    const at2 = i < 2 ? left + 16 + span * at(columns, i) : left + span * (i === 2 ? 0.76 : 0.975)
    ui.say(name, at2, top + 20, {
      size: 12,
      weight: 700,
      fill: c.deep,
      anchor: i < 2 ? 'start' : 'end',
    })
  })
  const lines = [
    'Software licences',
    'Customer payment',
    'Office rent',
    'Consulting',
    'Bank interest',
    'Equipment',
    'Travel',
  ]
  lines.forEach((name, i) => {
    const ry = top + 30 + i * 34
    if (ry + 34 > y + h) return
    ui.rules(left, ry + 34, right, ry + 34)
    ui.say(`0${(i % 9) + 1}/12`, left + 16, ry + 22, { size: 12.5, fill: ui.muted })
    ui.say(name, left + 16 + span * 0.16, ry + 22, { size: 13, weight: 600 })
    const credit = i % 3 === 1 || i === 4
    ui.say(money(between(rng, 120, 4900)), left + span * (credit ? 0.975 : 0.76), ry + 22, {
      size: 13,
      weight: 700,
      fill: credit ? c.main : ui.ink,
      anchor: 'end',
    })
  })
}

export const invoice: DrawScreen = (screen) => {
  const { ui, area, rng } = screen
  const { accent: c } = ui
  const left = sidebar(screen, ['Invoices', 'Quotes', 'Customers', 'Items', 'Reports']) + 22
  const right = area.x + area.w - 22
  const { y, h } = area
  const w = (right - left) * 0.63
  ui.frame(left, y + 22, w, h - 50, 8, '#ffffff')
  ui.box(left + 28, y + 48, 40, 40, c.main, 10)
  ui.box(left + 40, y + 60, 16, 16, c.spark, 8)
  ui.say('Invoice', left + w - 28, y + 66, { size: 26, weight: 800, anchor: 'end' })
  ui.say('No. 2048', left + w - 28, y + 88, { size: 12.5, fill: ui.muted, anchor: 'end' })
  times(3, (i) => ui.stub(left + 28, y + 112 + i * 15, at([120, 96, 108], i)))
  ui.box(left + 28, y + 172, w - 56, 28, c.pale, 6)
  ui.say('Item', left + 40, y + 190.5, { size: 12, weight: 700, fill: c.deep })
  ui.say('Amount', left + w - 40, y + 190.5, { size: 12, weight: 700, fill: c.deep, anchor: 'end' })
  let sum = 0
  times(4, (i) => {
    const ry = y + 200 + i * 34
    const value = Math.round(between(rng, 90, 900))
    sum += value
    ui.stub(left + 40, ry + 14, at([130, 100, 150, 84], i), 7, ui.muted)
    ui.say(money(value), left + w - 40, ry + 22, { size: 12.5, weight: 600, anchor: 'end' })
    ui.rules(left + 28, ry + 34, left + w - 28, ry + 34)
  })
  ui.say('Total', left + w - 150, y + 372, { size: 15, weight: 700, anchor: 'end' })
  ui.say(money(sum), left + w - 40, y + 373, { size: 20, weight: 800, fill: c.main, anchor: 'end' })
  ui.pill('Send', left + 28, y + h - 76, 84, c.main)
  ui.pill('Preview', left + 122, y + h - 76, 92, c.pale, c.deep)
  const x = left + w + 18
  const sw = right - x
  ui.frame(x, y + 22, sw, 190, 10)
  const [cx, cy] = [x + sw / 2, y + 108]
  const share = between(rng, 0.62, 0.84)
  ui.draw({ path: band(cx, cy, 44, 58, -Math.PI / 2, Math.PI * 1.5), fill: c.pale })
  ui.draw({
    path: band(cx, cy, 44, 58, -Math.PI / 2, -Math.PI / 2 + share * Math.PI * 2),
    fill: c.main,
  })
  ui.dot(...polar(cx, cy, 51, -Math.PI / 2 + share * Math.PI * 2), 9, c.spark)
  ui.say(`${Math.round(share * 100)} %`, cx, cy + 8, { size: 22, weight: 800, anchor: 'middle' })
  ui.say('paid on time', cx, y + 194, { size: 12.5, fill: ui.muted, anchor: 'middle' })
  times(4, (i) => {
    const ry = y + 228 + i * 54
    if (ry + 46 > y + h - 26) return
    ui.frame(x, ry, sw, 46, 9)
    ui.dot(x + 20, ry + 23, 7, at([c.main, c.spark, c.main, c.second], i))
    ui.stub(x + 36, ry + 15, sw * 0.4, 6, ui.muted)
    ui.stub(x + 36, ry + 27, sw * 0.26, 5)
  })
}
