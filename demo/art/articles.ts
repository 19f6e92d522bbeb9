import { SIGNATURE } from './artwork'
import { shield } from './artwork/geometric'
import { type BoxDesign, drawBox } from './box'
import { Canvas, linear } from './canvas'
import {
  type Accent,
  accent,
  type Backdrop,
  BRAND,
  backdrop,
  type MainCategory,
  toned,
} from './palette'
import {
  arc,
  circle,
  line,
  open,
  type Point,
  polygon,
  rect,
  smooth,
  turn,
  type Warp,
  warp,
} from './path'
import { CARD, check, envelope, floating, key, keyCard, stage, tilted } from './props'
import { at, random, times } from './random'
import { delivery, plan, sheet } from './screens/office'
import { guard, vault } from './screens/security'
import { desktop, server, setup } from './screens/system'
import { type DrawScreen, Ui } from './screens/ui'
import { textPath } from './text'

interface Scene {
  readonly canvas: Canvas
  readonly set: Backdrop
  readonly c: Accent
  readonly main: MainCategory
  readonly seed: string
}

const still: Warp = (point) => point

function windowWith(
  scene: Scene,
  x: number,
  y: number,
  title: string,
  screen: DrawScreen,
  dark = false,
  w = 712,
  h = 516,
): void {
  const ui = new Ui(scene.canvas, scene.c, dark)
  const area = ui.window(x, y, w, h, title)
  scene.canvas.clip(rect(x, y, w, h, 12), still, () =>
    screen({ ui, area, rng: random(scene.seed), title }),
  )
}

function card(scene: Scene, x: number, y: number, angle: number, scale: number): void {
  const by = tilted(angle, x, y, scale)
  floating(scene.canvas, rect(0, 0, CARD.w, CARD.h, 16), by, scene.set.shadow, 1.7)
  keyCard(scene.canvas, by, scene.c, { heading: 'Licence key' })
}

function letter(scene: Scene, x: number, y: number, angle: number, scale: number): void {
  const by = tilted(angle, x, y, scale)
  floating(scene.canvas, rect(0, 60, 240, 150, 12), by, scene.set.shadow, 1.4)
  envelope(scene.canvas, by, scene.c)
}

function box(
  scene: Scene,
  x: number,
  scale: number,
  main = scene.main,
  tone: Parameters<typeof toned>[1] = 'vivid',
): void {
  const design: BoxDesign = {
    title: '',
    detail: '',
    publisher: '',
    bare: true,
    layout: 'crown',
    seed: scene.seed,
    scheme: toned(main, tone),
    artwork: SIGNATURE[main],
  }
  drawBox(scene.canvas, { x, y: 596, scale }, design, scene.set.shadow)
}

type Sign = 'check' | 'alert' | 'arrow' | 'question'

function badge({ canvas, c, set }: Scene, x: number, y: number, r: number, sign: Sign): void {
  floating(canvas, circle(x, y, r), still, set.shadow, 1.5, r / 70)
  canvas.draw({ path: circle(x, y, r), fill: '#ffffff' })
  canvas.draw({
    path: circle(x, y, r * 0.82),
    fill: linear([x + r, y - r], [x - r, y + r], [0, c.bright], [1, c.main]),
  })
  const pen = { stroke: '#ffffff', width: r * 0.17 }
  if (sign === 'check') canvas.draw({ path: check(x, y, r * 0.78), ...pen })
  if (sign === 'arrow') {
    canvas.draw({ path: line(x, y - r * 0.4, x, y + r * 0.3), ...pen })
    canvas.draw({
      path: open([
        [x - r * 0.3, y + r * 0.05],
        [x, y + r * 0.36],
        [x + r * 0.3, y + r * 0.05],
      ]),
      ...pen,
    })
  }
  if (sign === 'alert') {
    canvas.draw({ path: line(x, y - r * 0.38, x, y + r * 0.08), ...pen })
    canvas.draw({ path: circle(x, y + r * 0.36, r * 0.1), fill: '#ffffff' })
  }
  if (sign === 'question') {
    canvas.draw({
      path: textPath('?', x, y + r * 0.38, { size: r * 1.1, weight: 800, anchor: 'middle' }),
      fill: '#ffffff',
    })
  }
}

function bubble({ canvas, c, set }: Scene, x: number, y: number, w: number, own: boolean): void {
  const h = 104
  const tip = own ? x + w - 40 : x + 40
  const shape = [
    ...rect(x, y, w, h, 22),
    ...polygon([
      [tip - 18, y + h - 2],
      [tip + 18, y + h - 2],
      [own ? tip + 24 : tip - 24, y + h + 26],
    ]),
  ]
  floating(canvas, shape, still, set.shadow, 1.1)
  canvas.draw({ path: shape, fill: own ? c.main : '#ffffff' })
  times(3, (i) =>
    canvas.draw({
      path: rect(x + 30, y + 28 + i * 20, (w - 60) * at([1, 0.86, 0.5], i), 9, 4.5),
      fill: own ? c.pale : BRAND.grey[1],
    }),
  )
}

function magnifier({ canvas, c, set }: Scene, x: number, y: number, r: number): void {
  const by = turn(Math.PI / 4, x, y)
  const handle = rect(x + r * 0.98, y - r * 0.15, r * 1.05, r * 0.3, r * 0.15)
  floating(canvas, circle(x, y, r), still, set.shadow, 1.3)
  canvas.draw({
    path: warp(handle, by),
    fill: linear([x, y], [x + r * 2, y + r * 2], [0, c.main], [1, c.deep]),
  })
  canvas.draw({ path: circle(x, y, r), fill: '#ffffff', opacity: 0.92 })
  canvas.draw({ path: circle(x, y, r), stroke: c.main, width: r * 0.17 })
  canvas.draw({
    path: arc(x, y, r * 0.7, Math.PI * 1.1, Math.PI * 1.42),
    stroke: c.second,
    width: r * 0.08,
  })
}

const steps = (scene: Scene): void => {
  const { canvas, c, set } = scene
  const tops = [250, 180, 110]
  canvas.draw({
    path: smooth([
      [150, 545],
      [330, 440],
      [600, 380],
      [870, 300],
      [1060, 160],
    ]),
    stroke: c.second,
    width: 5,
    dash: '2 16',
  })
  ;['Choose', 'Pay', 'Activate'].forEach((name, i) => {
    const [x, y] = [120 + i * 335, at(tops, i)]
    const panel = rect(x, y, 280, 300, 26)
    floating(canvas, panel, still, set.shadow, 1.2)
    canvas.draw({ path: panel, fill: '#ffffff' })
    canvas.draw({
      path: rect(x + 22, y + 22, 236, 150, 16),
      fill: linear(
        [x + 258, y],
        [x, y + 170],
        [0, at([c.second, c.bright, c.main], i)],
        [1, at([c.bright, c.main, c.deep], i)],
      ),
    })
    const [cx, cy] = [x + 140, y + 97]
    if (i === 0) {
      canvas.draw({
        path: polygon([
          [cx - 34, cy - 40],
          [cx + 34, cy - 32],
          [cx + 34, cy + 36],
          [cx - 34, cy + 46],
        ]),
        fill: '#ffffff',
      })
      canvas.draw({
        path: polygon([
          [cx - 34, cy - 40],
          [cx - 34, cy + 46],
          [cx - 54, cy + 34],
          [cx - 54, cy - 32],
        ]),
        fill: c.pale,
      })
      canvas.draw({ path: circle(cx + 2, cy + 4, 17), fill: c.spark })
    } else if (i === 1) {
      canvas.draw({ path: rect(cx - 56, cy - 36, 112, 72, 11), fill: '#ffffff' })
      canvas.draw({ path: rect(cx - 56, cy - 20, 112, 15, 0), fill: c.deep })
      canvas.draw({ path: rect(cx - 44, cy + 12, 44, 9, 4.5), fill: c.second })
    } else canvas.draw({ path: key(cx, cy, 120), fill: '#ffffff', evenOdd: true })
    canvas.draw({ path: circle(x + 46, y + 222, 24), fill: c.pale })
    canvas.draw({
      path: textPath(String(i + 1), x + 46, y + 231, { size: 25, weight: 800, anchor: 'middle' }),
      fill: c.main,
    })
    canvas.draw({
      path: textPath(name, x + 86, y + 231, { size: 26, weight: 700 }),
      fill: BRAND.ink,
    })
    canvas.draw({ path: rect(x + 86, y + 250, 130, 9, 4.5), fill: BRAND.grey[1] })
  })
}

const downloads: DrawScreen = ({ ui, area }) => {
  const { accent: c } = ui
  ui.say('Downloads', area.x + 36, area.y + 56, { size: 25, weight: 800 })
  ;['Installer, 64-bit', 'Language pack', 'Quick guide', 'Templates'].forEach((name, i) => {
    const y = area.y + 84 + i * 92
    ui.frame(area.x + 36, y, area.w - 72, 76, 12)
    ui.box(area.x + 54, y + 16, 44, 44, at([c.main, c.second, c.bright, c.deep], i), 11)
    ui.stroke(
      open([
        [area.x + 68, y + 39],
        [area.x + 76, y + 47],
        [area.x + 84, y + 39],
      ]),
      '#ffffff',
      4,
    )
    ui.rules(area.x + 76, y + 28, area.x + 76, y + 45, '#ffffff', 4)
    ui.say(name, area.x + 118, y + 34, { size: 16, weight: 600 })
    ui.meter(area.x + 118, y + 48, area.w - 300, at([1, 0.74, 0.42, 0.15], i), c.main, 9)
    ui.say(at(['Done', '74 %', '42 %', '15 %'], i), area.x + area.w - 60, y + 45, {
      size: 16,
      weight: 700,
      anchor: 'end',
      fill: i === 0 ? c.main : ui.ink,
    })
  })
}

const diagnosis: DrawScreen = ({ ui, area }) => {
  const { accent: c } = ui
  ui.say('Activation check', area.x + 36, area.y + 56, { size: 25, weight: 800 })
  ;[
    'Internet connection',
    'Date and time',
    'Product key',
    'Edition matches key',
    'Activation service',
  ].forEach((name, i) => {
    const y = area.y + 82 + i * 74
    const wrong = i === 2
    ui.frame(area.x + 36, y, area.w - 72, 60, 12, wrong ? c.mist : ui.panel)
    ui.dot(area.x + 68, y + 30, 15, wrong ? c.spark : c.main)
    if (wrong) ui.say('!', area.x + 68, y + 37.5, { size: 21, weight: 800, anchor: 'middle' })
    else ui.draw({ path: check(area.x + 68, y + 30, 14), stroke: '#ffffff', width: 3.4 })
    ui.say(name, area.x + 100, y + 36, { size: 17, weight: wrong ? 700 : 500 })
    ui.stub(area.x + area.w - 140, y + 26, 80, 8, wrong ? c.second : ui.stubFill)
  })
}

const terminal: DrawScreen = ({ ui, area }) => {
  const { accent: c } = ui
  const lines: readonly (readonly [string, string])[] = [
    ['$', 'activate --key ••••-••••-••••'],
    ['', 'Contacting the licence service'],
    ['', 'Licence accepted'],
    ['$', 'deploy --seats 25 --silent'],
    ['', 'Preparing 25 workstations'],
    ['', 'Done in 42 s'],
    ['$', 'status'],
  ]
  lines.forEach(([prompt, text], i) => {
    const y = area.y + 54 + i * 48
    if (prompt !== '') ui.say(prompt, area.x + 36, y, { size: 23, weight: 800, fill: c.spark })
    ui.say(text, area.x + 66, y, {
      size: 22,
      weight: prompt === '' ? 400 : 600,
      fill: prompt === '' ? (i === 2 || i === 5 ? c.second : ui.muted) : ui.ink,
    })
  })
  ui.meter(
    area.x + 66,
    area.y + 378,
    area.w - 140,
    0.78,
    linear([area.x, 0], [area.x + area.w, 0], [0, c.main], [1, c.second]),
    14,
  )
}

const graph = ({ canvas, c, set }: Scene): void => {
  const nodes: readonly (readonly [number, number, number])[] = [
    [600, 330, 92],
    [270, 190, 58],
    [300, 490, 62],
    [930, 180, 64],
    [930, 480, 56],
    [610, 104, 42],
    [120, 350, 40],
    [1090, 330, 42],
  ]
  const edges: readonly (readonly [number, number])[] = [
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
    [0, 5],
    [1, 6],
    [2, 6],
    [3, 7],
    [4, 7],
    [1, 5],
    [3, 5],
  ]
  for (const [a, b] of edges) {
    const [p, q] = [at(nodes, a), at(nodes, b)]
    canvas.draw({
      path: line(p[0], p[1], q[0], q[1]),
      stroke: c.second,
      width: a === 0 ? 6 : 3.5,
      opacity: a === 0 ? 0.9 : 0.6,
    })
    canvas.draw({
      path: circle((p[0] + q[0]) / 2, (p[1] + q[1]) / 2, a === 0 ? 8 : 6),
      fill: a === 0 ? c.spark : c.bright,
    })
  }
  nodes.forEach(([x, y, r], i) => {
    floating(canvas, circle(x, y, r), still, set.shadow, 1.1, r / 80)
    canvas.draw({
      path: circle(x, y, r),
      fill:
        i === 0 ? linear([x + r, y - r], [x - r, y + r], [0, c.bright], [1, c.deep]) : '#ffffff',
    })
    if (i === 0) {
      canvas.draw({ path: shield(x, y, 46), fill: '#ffffff' })
      canvas.draw({ path: key(x, y, 52), fill: c.main, evenOdd: true })
      return
    }
    const w = r * 0.9
    canvas.draw({
      path: rect(x - w / 2, y - w * 0.42, w, w * 0.58, w * 0.09),
      fill: at([c.main, c.second, c.bright, c.deep], i),
    })
    canvas.draw({
      path: rect(x - w * 0.28, y + w * 0.26, w * 0.56, w * 0.11, w * 0.055),
      fill: BRAND.grey[2],
    })
  })
}

const pulse = (scene: Scene, x: number, y: number): void => {
  const beat: readonly Point[] = [
    [-62, 0],
    [-30, 0],
    [-16, -34],
    [6, 36],
    [22, -12],
    [32, 0],
    [62, 0],
  ]
  magnifier(scene, x, y, 96)
  scene.canvas.draw({
    path: open(beat.map(([dx, dy]) => [x + dx, y + dy])),
    stroke: scene.c.main,
    width: 8,
  })
}

interface Topic {
  readonly main: MainCategory
  readonly scenes: readonly ((scene: Scene) => void)[]
}

/** Three scenes for each category of the knowledge base. */
const TOPICS: Readonly<Record<string, Topic>> = {
  'getting-started': {
    main: 'microsoft-office',
    scenes: [
      (s) => {
        box(s, 440, 1.22)
        letter(s, 690, 322, 0.05, 1.25)
        card(s, 660, 120, -0.09, 1.3)
      },
      steps,
      (s) => {
        windowWith(s, 110, 76, 'Your order', delivery)
        card(s, 772, 380, -0.1, 1.32)
        badge(s, 1070, 380, 50, 'check')
      },
    ],
  },
  'installation-guides': {
    main: 'operating-systems',
    scenes: [
      (s) => {
        windowWith(s, 96, 76, 'Setup', setup)
        box(s, 960, 1.0)
      },
      (s) => {
        windowWith(s, 180, 76, 'Download manager', downloads)
        badge(s, 968, 476, 116, 'arrow')
      },
      (s) => {
        windowWith(s, 300, 76, 'Desktop', desktop)
        card(s, 120, 372, -0.12, 1.45)
        badge(s, 1010, 120, 54, 'check')
      },
    ],
  },
  troubleshooting: {
    main: 'tax-preparation',
    scenes: [
      (s) => {
        windowWith(s, 150, 76, 'Diagnosis', diagnosis)
        magnifier(s, 908, 400, 112)
        s.canvas.draw({
          path: textPath('?', 908, 448, { size: 132, weight: 800, anchor: 'middle' }),
          fill: s.c.main,
        })
      },
      (s) => {
        bubble(s, 130, 96, 430, false)
        bubble(s, 640, 210, 430, true)
        bubble(s, 190, 330, 360, false)
        card(s, 650, 392, -0.08, 1.3)
        badge(s, 1010, 410, 62, 'check')
        badge(s, 138, 468, 58, 'question')
      },
      (s) => {
        windowWith(s, 120, 76, 'System health', server)
        pulse(s, 930, 396)
      },
    ],
  },
  'best-practices': {
    main: 'business-finance',
    scenes: [
      (s) => {
        windowWith(s, 130, 76, 'Protection', guard)
        badge(s, 930, 440, 104, 'check')
      },
      (s) => {
        windowWith(s, 380, 76, 'Key vault', vault)
        card(s, 104, 330, -0.12, 1.45)
      },
      (s) => {
        windowWith(s, 130, 76, 'Licence plan', plan)
        letter(s, 800, 330, 0.07, 1.2)
      },
    ],
  },
  'advanced-tips': {
    main: 'music-photo-video',
    scenes: [
      (s) => {
        windowWith(s, 130, 76, 'Terminal', terminal, true)
        box(s, 966, 0.96)
      },
      graph,
      (s) => {
        windowWith(s, 130, 76, 'Workbook', sheet)
        card(s, 800, 384, -0.1, 1.3)
        badge(s, 900, 132, 54, 'check')
      },
    ],
  },
}

export function* articlePictures(): Generator<{ name: string; svg: string }> {
  for (const [slug, { main, scenes }] of Object.entries(TOPICS)) {
    for (const [index, draw] of scenes.entries()) {
      const name = `${slug}-${index + 1}`
      const canvas = new Canvas(1200, 675)
      const scene: Scene = { canvas, set: backdrop(main), c: accent(main), main, seed: name }
      stage(canvas, scene.set, { horizon: 560 })
      draw(scene)
      yield { name, svg: canvas.toString() }
    }
  }
}
