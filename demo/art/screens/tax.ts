import { linear } from '../canvas'
import { arch, band, polar, rect } from '../path'
import { check } from '../props'
import { at, between } from '../random'
import type { DrawScreen, Screen } from './ui'

const STEPS = ['About you', 'Income', 'Deductions', 'Review', 'File'] as const

function progress({ ui, area }: Screen, done: number): number {
  const { accent: c } = ui
  ui.box(area.x, area.y, area.w, 78, ui.panel)
  ui.rules(area.x, area.y + 78, area.x + area.w, area.y + 78)
  const pitch = (area.w - 140) / (STEPS.length - 1)
  STEPS.forEach((name, i) => {
    const [x, y] = [area.x + 70 + i * pitch, area.y + 30]
    if (i < STEPS.length - 1) ui.rules(x + 16, y, x + pitch - 16, y, i < done ? c.main : ui.rule, 3)
    ui.dot(x, y, 12, i <= done ? c.main : ui.rule)
    if (i < done) ui.draw({ path: check(x, y, 11), stroke: '#ffffff', width: 2.6 })
    else
      ui.say(String(i + 1), x, y + 4.5, {
        size: 12,
        weight: 700,
        fill: i === done ? '#ffffff' : ui.muted,
        anchor: 'middle',
      })
    ui.say(name, x, y + 35, {
      size: 12.5,
      weight: i === done ? 700 : 500,
      fill: i === done ? ui.ink : ui.muted,
      anchor: 'middle',
    })
  })
  return area.y + 78
}

export const form: DrawScreen = (screen) => {
  const { ui, area, rng } = screen
  const { accent: c } = ui
  const top = progress(screen, 2)
  const bottom = area.y + area.h
  const left = area.x + 28
  const w = area.w * 0.58
  ui.say('Your deductions', left, top + 46, { size: 23, weight: 800 })
  ui.say('Answer a few questions, the forms fill themselves in.', left, top + 68, {
    size: 12.5,
    fill: ui.muted,
    max: w,
  })
  ;['Home office', 'Travel to work', 'Donations', 'Education', 'Insurance'].forEach((name, i) => {
    const y = top + 88 + i * 52
    if (y + 44 > bottom) return
    const active = i === 1
    ui.draw({
      path: rect(left, y, w, 43, 9),
      fill: '#ffffff',
      stroke: active ? c.main : ui.rule,
      width: active ? 2.2 : 1,
    })
    ui.box(left + 14, y + 12, 19, 19, i < 3 ? c.main : ui.rule, 6)
    if (i < 3) ui.draw({ path: check(left + 23.5, y + 21.5, 9), stroke: '#ffffff', width: 2.4 })
    ui.say(name, left + 46, y + 26.5, { size: 13.5, weight: 600 })
    if (i < 3)
      ui.say(
        `$${Math.round(between(rng, 180, 2400)).toLocaleString('en-US')}`,
        left + w - 16,
        y + 26.5,
        { size: 13.5, weight: 700, anchor: 'end' },
      )
    else ui.stub(left + w - 76, y + 18, 60, 7)
  })
  const x = left + w + 22
  const sw = area.x + area.w - 28 - x
  const card = rect(x, top + 24, sw, 158, 14)
  ui.draw({ path: card, fill: linear([x + sw, top], [x, top + 180], [0, c.bright], [1, c.main]) })
  ui.canvas.clip(
    card,
    (p) => p,
    () => {
      ui.draw({ path: arch(x + sw * 0.84, top + 184, 120, 120), fill: '#ffffff', opacity: 0.13 })
      ui.draw({ path: arch(x + sw * 0.84, top + 184, 68, 72), fill: c.spark, opacity: 0.95 })
    },
  )
  ui.say('Estimated refund', x + 20, top + 56, { size: 13, weight: 600, fill: '#ffffff' })
  ui.say(`$${Math.round(between(rng, 1100, 3900)).toLocaleString('en-US')}`, x + 20, top + 96, {
    size: 33,
    weight: 800,
    fill: '#ffffff',
  })
  ui.stub(x + 20, top + 116, sw * 0.4, 6, c.pale)
  ui.stub(x + 20, top + 132, sw * 0.28, 6, c.pale)
  ui.frame(x, top + 200, sw, bottom - top - 200 - 76, 12)
  ui.say('Completeness', x + 18, top + 228, { size: 13, weight: 700 })
  ;['Personal', 'Wages', 'Savings'].forEach((name, i) => {
    const y = top + 252 + i * 32
    if (y + 16 > bottom - 84) return
    ui.say(name, x + 18, y + 4, { size: 12, fill: ui.muted })
    ui.meter(
      x + 84,
      y - 4,
      sw - 102,
      at([1, 0.86, between(rng, 0.4, 0.7)], i),
      at([c.main, c.second, c.spark], i),
    )
  })
  ui.pill('Continue', area.x + area.w - 128, bottom - 56, 100, c.main)
}

export const refund: DrawScreen = (screen) => {
  const { ui, area, rng } = screen
  const { accent: c } = ui
  const top = progress(screen, 3)
  const bottom = area.y + area.h
  const left = area.x + 26
  const w = (area.w - 52 - 18) * 0.44
  const h = bottom - top - 50
  ui.frame(left, top + 22, w, h, 12)
  const [cx, cy] = [left + w / 2, top + 152]
  let angle = Math.PI * 0.8
  const sweep = Math.PI * 1.4
  ui.draw({ path: band(cx, cy, 74, 98, angle, angle + sweep), fill: c.pale })
  ;[0.4, 0.24, between(rng, 0.12, 0.22)].forEach((share, i) => {
    const to = angle + sweep * share
    ui.draw({
      path: band(cx, cy, 74, 98, angle, to - 0.025),
      fill: at([c.main, c.bright, c.spark], i),
    })
    angle = to
  })
  ui.dot(...polar(cx, cy, 86, angle), 15, '#ffffff')
  ui.dot(...polar(cx, cy, 86, angle), 9, c.deep)
  ui.say(`$${Math.round(between(rng, 1400, 4200)).toLocaleString('en-US')}`, cx, cy + 12, {
    size: 34,
    weight: 800,
    anchor: 'middle',
  })
  ui.say('Your refund', cx, cy + 36, { size: 13, fill: ui.muted, anchor: 'middle' })
  ;['Federal', 'State'].forEach((name, i) => {
    const y = top + 262 + i * 42
    ui.say(name, left + 24, y, { size: 13, weight: 600 })
    ui.meter(left + 92, y - 8, w - 116, at([0.82, 0.46], i), at([c.main, c.second], i))
  })
  const x = left + w + 18
  const sw = area.x + area.w - 26 - x
  ;['Personal details', 'Wages and salary', 'Investments', 'Deductions', 'Credits'].forEach(
    (name, i) => {
      const y = top + 22 + i * 54
      if (y + 46 > bottom - 70) return
      ui.frame(x, y, sw, 46, 10)
      ui.dot(x + 24, y + 23, 11, i === 4 ? c.spark : c.main)
      ui.draw({ path: check(x + 24, y + 23, 10), stroke: '#ffffff', width: 2.6 })
      ui.say(name, x + 46, y + 28, { size: 13.5, weight: 600 })
      ui.say(i === 4 ? 'Check' : 'Complete', x + sw - 16, y + 28, {
        size: 12.5,
        fill: i === 4 ? c.main : ui.muted,
        anchor: 'end',
      })
    },
  )
  ui.pill('File electronically', x + sw - 160, bottom - 62, 160, c.main)
}
