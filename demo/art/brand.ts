import { SIGNATURE } from './artwork'
import type { Artwork } from './artwork/geometric'
import { type BoxDesign, drawBox } from './box'
import { Canvas, linear, radial } from './canvas'
import { accent, BRAND, backdrop, type MainCategory, type Tone, toned } from './palette'
import { arch, ellipse, line, polygon, rect, type Warp } from './path'
import { CARD, checkDisc, envelope, floating, key, keyCard, mark, tilted } from './props'
import type { Pose } from './solid'
import { textPath } from './text'

const still: Warp = (point) => point

interface Figure {
  readonly main: MainCategory
  readonly tone: Tone
  readonly title: string
  readonly detail: string
  readonly layout: BoxDesign['layout']
  readonly pose: Pose
  readonly artwork?: Artwork
}

function stand(canvas: Canvas, { main, tone, title, detail, layout, pose, artwork }: Figure): void {
  const design: BoxDesign = {
    title,
    detail,
    layout,
    publisher: 'Softhaven',
    scheme: toned(main, tone),
    artwork: artwork ?? SIGNATURE[main],
    seed: `hero:${main}`,
  }
  drawBox(canvas, pose, design, backdrop('microsoft-office').shadow)
}

export function heroPicture(): string {
  const canvas = new Canvas(1200, 900)
  const c = accent('microsoft-office')
  canvas.draw({
    path: arch(610, 760, 880, 730),
    fill: linear([1000, 60], [230, 760], [0, '#ffedd5'], [0.5, '#fdba74'], [1, '#f97316']),
  })
  canvas.draw({
    path: arch(610, 760, 640, 560),
    fill: linear([900, 200], [300, 760], [0, '#ffffff', 0.55], [1, '#ffffff', 0.05]),
  })
  canvas.draw({
    path: arch(610, 760, 400, 400),
    fill: linear([800, 340], [420, 760], [0, '#ffffff', 0.5], [1, '#ffffff', 0.05]),
  })
  canvas.blur(24, () =>
    canvas.draw({ path: ellipse(600, 792, 540, 40), fill: '#7c2d12', opacity: 0.2 }),
  )
  stand(canvas, {
    main: 'operating-systems',
    tone: 'vivid',
    title: 'Desktop System',
    detail: 'Professional',
    layout: 'crown',
    pose: { x: 258, y: 736, scale: 1.04, yaw: 0.62 },
  })
  stand(canvas, {
    main: 'antivirus-security',
    tone: 'light',
    title: 'Total Guard',
    detail: '5 devices, 1 year',
    layout: 'crown',
    pose: { x: 948, y: 736, scale: 1.04, yaw: 0.34 },
  })
  stand(canvas, {
    main: 'microsoft-office',
    tone: 'vivid',
    title: 'Office Suite',
    detail: 'For PC or Mac',
    layout: 'crown',
    pose: { x: 606, y: 806, scale: 1.3, yaw: 0.48 },
  })
  const letterAt = tilted(-0.08, 70, 612, 1.08)
  floating(canvas, rect(0, 60, 240, 150, 12), letterAt, '#7c2d12', 1.6)
  envelope(canvas, letterAt, c)
  const cardAt = tilted(-0.1, 796, 672, 1.2)
  floating(canvas, rect(0, 0, CARD.w, CARD.h, 16), cardAt, '#431407', 2)
  keyCard(
    canvas,
    cardAt,
    { ...c, bright: '#57534e', main: '#292524', deep: '#1c1917', spark: BRAND.secondary },
    { heading: 'Licence key', line: 'Ready to activate' },
  )
  const toast = rect(40, 122, 330, 92, 22)
  floating(canvas, toast, still, '#7c2d12', 1.2)
  canvas.draw({ path: toast, fill: '#ffffff' })
  canvas.drawAll(checkDisc(90, 168, 26, BRAND.primary))
  canvas.draw({
    path: textPath('Your key is here', 132, 163, { size: 22, weight: 700 }),
    fill: BRAND.ink,
  })
  canvas.draw({
    path: textPath('Delivered by e-mail', 132, 189, { size: 16, weight: 500 }),
    fill: BRAND.grey[4],
  })
  return canvas.toString()
}

/** The background of pictures for shared links: the left is left free for text. */
export function shelfPicture(): string {
  const canvas = new Canvas(1200, 630)
  canvas.draw({
    path: rect(0, 0, 1200, 630),
    fill: linear([1200, 0], [0, 630], [0, '#44302a'], [0.55, BRAND.ink], [1, BRAND.ink]),
  })
  canvas.draw({
    path: rect(0, 0, 1200, 630),
    fill: radial([920, 240], 520, [0, BRAND.primary, 0.4], [1, BRAND.primary, 0]),
  })
  canvas.draw({
    path: arch(905, 631, 470, 540),
    fill: linear([1100, 90], [680, 630], [0, '#fdba74'], [1, BRAND.primary]),
  })
  canvas.draw({ path: arch(905, 631, 320, 400), fill: '#ffffff', opacity: 0.16 })
  stand(canvas, {
    main: 'operating-systems',
    tone: 'vivid',
    title: 'Desktop System',
    detail: 'Professional',
    layout: 'plinth',
    pose: { x: 764, y: 556, scale: 0.78, yaw: 0.6 },
  })
  stand(canvas, {
    main: 'microsoft-office',
    tone: 'light',
    title: 'Office Suite',
    detail: 'For PC or Mac',
    layout: 'door',
    pose: { x: 1000, y: 592, scale: 0.94, yaw: 0.42 },
  })
  return canvas.toString()
}

export function placeholderPicture(): string {
  const canvas = new Canvas(800, 600)
  const [paper, pale, , grey] = BRAND.grey
  canvas.draw({ path: rect(0, 0, 800, 600), fill: paper })
  canvas.draw({ path: arch(400, 476, 400, 396), fill: pale, opacity: 0.7 })
  canvas.draw({ path: ellipse(392, 482, 150, 12), fill: pale })
  const pen = { stroke: grey, width: 6 } as const
  canvas.draw({
    path: polygon([
      [330, 166],
      [510, 186],
      [510, 456],
      [330, 480],
    ]),
    fill: '#ffffff',
    ...pen,
  })
  canvas.draw({
    path: polygon([
      [330, 166],
      [330, 480],
      [286, 458],
      [286, 182],
    ]),
    fill: paper,
    ...pen,
  })
  canvas.draw({ path: line(360, 226, 464, 233), ...pen })
  canvas.draw({ path: line(360, 258, 428, 262), ...pen })
  canvas.draw({ path: key(420, 380, 120), fill: grey, evenOdd: true })
  return canvas.toString()
}

export function markPicture(): string {
  return new Canvas(64, 64)
    .draw({ path: mark(32, 32, 56), fill: BRAND.primary, evenOdd: true })
    .toString()
}

/** The mark on a field of its own, for home screens, which cut it to their own shape. */
export function iconPicture(size: number, share: number, field: string, colour: string): string {
  return new Canvas(size, size)
    .draw({ path: rect(0, 0, size, size), fill: field })
    .draw({ path: mark(size / 2, size / 2, size * share), fill: colour, evenOdd: true })
    .toString()
}
