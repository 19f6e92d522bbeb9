import { type Canvas, type Layer, linear, type Paint } from '../canvas'
import { type Accent, BRAND } from '../palette'
import { circle, line, type Path, type Point, type Rect, rect, smooth } from '../path'
import { floating } from '../props'
import type { Random } from '../random'
import { ellipsis, textPath, type Weight } from '../text'

export interface Screen {
  readonly ui: Ui
  readonly area: Rect
  readonly rng: Random
  readonly title: string
}
export type DrawScreen = (screen: Screen) => void

interface Say {
  readonly size?: number
  readonly weight?: Weight
  readonly fill?: string
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly max?: number
}

const TITLE_BAR = 40

/** The elements that all screens are composed of, in light and dark mode. */
export class Ui {
  readonly ink: string
  readonly muted: string
  readonly rule: string
  readonly panel: string
  readonly ground: string
  readonly stubFill: string

  constructor(
    readonly canvas: Canvas,
    readonly accent: Accent,
    readonly dark: boolean,
  ) {
    const grey = BRAND.grey
    this.ink = dark ? '#f5f5f4' : BRAND.ink
    this.muted = dark ? '#a8a29e' : grey[4]
    this.rule = dark ? '#3a3633' : grey[1]
    this.panel = dark ? '#262321' : '#ffffff'
    this.ground = dark ? '#1a1816' : BRAND.paper
    this.stubFill = dark ? '#4a4541' : grey[2]
  }

  draw(layer: Layer): void {
    this.canvas.draw(layer)
  }

  box(x: number, y: number, w: number, h: number, fill: Paint, radius = 0, opacity?: number): void {
    this.draw({
      path: rect(x, y, w, h, radius),
      fill,
      ...(opacity === undefined ? {} : { opacity }),
    })
  }

  frame(x: number, y: number, w: number, h: number, radius = 8, fill: Paint = this.panel): void {
    this.draw({ path: rect(x, y, w, h, radius), fill, stroke: this.rule, width: 1 })
  }

  rules(x1: number, y1: number, x2: number, y2: number, colour = this.rule, width = 1): void {
    this.draw({ path: line(x1, y1, x2, y2), stroke: colour, width })
  }

  stroke(path: Path, colour: Paint, width = 2): void {
    this.draw({ path, stroke: colour, width })
  }

  dot(x: number, y: number, r: number, fill: Paint): void {
    this.draw({ path: circle(x, y, r), fill })
  }

  say(
    text: string,
    x: number,
    y: number,
    { size = 13, weight = 500, fill = this.ink, anchor = 'start', max }: Say = {},
  ): void {
    const style = { size, weight, anchor }
    const words = max === undefined ? text : ellipsis(text, max, style)
    this.draw({ path: textPath(words, x, y, style), fill })
  }

  /** Represents a word or a line of text. */
  stub(x: number, y: number, w: number, h = 7, fill = this.stubFill): void {
    this.box(x, y, w, h, fill, h / 2)
  }

  pill(text: string, x: number, y: number, w: number, fill: string, ink = '#ffffff'): void {
    this.box(x, y, w, 28, fill, 8)
    this.say(text, x + w / 2, y + 18.5, { size: 12.5, weight: 600, fill: ink, anchor: 'middle' })
  }

  meter(
    x: number,
    y: number,
    w: number,
    share: number,
    fill: Paint = this.accent.main,
    h = 8,
  ): void {
    this.box(x, y, w, h, this.dark ? '#3a3633' : BRAND.grey[1], h / 2)
    this.box(x, y, Math.max(h, w * share), h, fill, h / 2)
  }

  curve(points: readonly Point[], colour: string, floor: number): void {
    const first = points[0]
    const last = points[points.length - 1]
    if (first === undefined || last === undefined) return
    const top = Math.min(...points.map(([, y]) => y))
    this.draw({
      path: [...smooth(points), ['L', [last[0], floor]], ['L', [first[0], floor]], ['Z']],
      fill: linear([0, top], [0, floor], [0, colour, 0.34], [1, colour, 0.02]),
    })
    this.stroke(smooth(points), colour, 3)
    this.dot(last[0], last[1], 5.5, colour)
    this.dot(last[0], last[1], 2.4, '#ffffff')
  }

  window(x: number, y: number, w: number, h: number, title: string, fill = this.ground): Rect {
    const whole = rect(x, y, w, h, 12)
    floating(this.canvas, whole, (point) => point, '#0c0a09', 1.6)
    this.draw({ path: whole, fill })
    const bar: Path = [
      ['M', [x, y + TITLE_BAR]],
      ['L', [x, y + 12]],
      ['Q', [x, y], [x + 12, y]],
      ['L', [x + w - 12, y]],
      ['Q', [x + w, y], [x + w, y + 12]],
      ['L', [x + w, y + TITLE_BAR]],
      ['Z'],
    ]
    this.draw({ path: bar, fill: this.panel })
    this.rules(x, y + TITLE_BAR, x + w, y + TITLE_BAR)
    this.box(
      x + 14,
      y + 11,
      18,
      18,
      linear([x + 32, y], [x, y + 30], [0, this.accent.bright], [1, this.accent.main]),
      5,
    )
    this.box(x + 20, y + 17, 6, 6, '#ffffff', 3)
    this.say(title, x + 42, y + 24.5, { size: 13, weight: 600, max: w - 150 })
    const controls = x + w - 70
    this.rules(controls, y + 20, controls + 10, y + 20, this.muted, 1.6)
    this.draw({ path: rect(controls + 23, y + 15, 10, 10, 2.5), stroke: this.muted, width: 1.6 })
    this.rules(controls + 46, y + 15.5, controls + 55, y + 24.5, this.muted, 1.6)
    this.rules(controls + 55, y + 15.5, controls + 46, y + 24.5, this.muted, 1.6)
    return { x, y: y + TITLE_BAR, w, h: h - TITLE_BAR }
  }
}
