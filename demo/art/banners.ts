import { SIGNATURE } from './artwork'
import type { Artwork } from './artwork/geometric'
import { arcs } from './artwork/geometric'
import { ribbons } from './artwork/organic'
import { type BoxDesign, drawBox } from './box'
import { Canvas, linear, radial } from './canvas'
import { accent, backdrop, type MainCategory, oklch, type Tone, toned } from './palette'
import { arch, rect, type Warp } from './path'
import { CARD, floating, keyCard, tilted } from './props'
import { random } from './random'

const still: Warp = (point) => point

/** Doorways on the right that open to the artwork of the category; the left stays dark for text. */
export function bannerPicture(main: MainCategory): string {
  const canvas = new Canvas(1600, 480)
  const { base, art } = toned(main, 'deep')
  const wall = base[1]
  canvas.draw({
    path: rect(0, 0, 1600, 480),
    fill: linear([1600, 0], [300, 480], [0, base[0]], [0.75, wall], [1, wall]),
  })
  canvas.draw({
    path: rect(0, 0, 1600, 480),
    fill: radial([1270, 60], 760, [0, art.a, 0.34], [1, art.a, 0]),
  })
  const doors: readonly { x: number; w: number; h: number; artwork: Artwork }[] = [
    { x: 1010, w: 216, h: 300, artwork: arcs },
    { x: 1262, w: 248, h: 410, artwork: SIGNATURE[main] },
    { x: 1508, w: 204, h: 340, artwork: ribbons },
  ]
  for (const [index, { x, w, h, artwork }] of doors.entries()) {
    const door = arch(x, 481, w, h)
    canvas.draw({ path: arch(x, 481, w + 22, h + 11), fill: '#ffffff', opacity: 0.05 })
    canvas.draw({
      path: door,
      fill: linear([x + w / 2, 480 - h], [x - w / 2, 480], [0, art.dark], [1, art.dark, 0.55]),
    })
    canvas.clip(door, still, () => {
      const tall = artwork === SIGNATURE[main] ? h : h * 0.84
      const area = { x: x - w / 2, y: 480 - tall, w, h: tall }
      canvas.drawAll(artwork(area, art, random(`banner:${main}:${index}`)))
      canvas.draw({
        path: door,
        fill: linear(
          [x + w / 2, 480 - h],
          [x - w / 2, 480],
          [0, '#ffffff', 0.1],
          [0.5, '#ffffff', 0],
          [1, '#000000', 0.3],
        ),
      })
    })
  }
  canvas.draw({
    path: rect(0, 0, 1600, 480),
    fill: linear([760, 0], [1180, 0], [0, wall, 0.9], [1, wall, 0]),
  })
  return canvas.toString()
}

function bareBox(
  main: MainCategory,
  tone: Tone,
  artwork: Artwork,
  layout: BoxDesign['layout'],
  seed: string,
): BoxDesign {
  return {
    title: '',
    detail: '',
    publisher: '',
    scheme: toned(main, tone),
    artwork,
    layout,
    seed,
    bare: true,
  }
}

/** A pair of boxes without text, so that the tile matches any name next to it. */
export function tilePicture(main: MainCategory): string {
  const canvas = new Canvas(600, 400)
  const [set, c] = [backdrop(main), accent(main)]
  canvas.draw({
    path: rect(0, 0, 600, 400),
    fill: linear([600, 0], [0, 400], [0, c.pale], [1, c.second]),
  })
  canvas.draw({
    path: arch(306, 322, 410, 292),
    fill: linear([500, 40], [110, 322], [0, '#ffffff', 0.6], [1, '#ffffff', 0.14]),
  })
  canvas.draw({
    path: rect(0, 322, 600, 78),
    fill: linear([0, 322], [0, 400], [0, c.main, 0.26], [1, c.main, 0.02]),
  })
  drawBox(
    canvas,
    { x: 236, y: 336, scale: 0.66, yaw: 0.62 },
    bareBox(main, 'deep', arcs, 'crown', `tile-b:${main}`),
    set.shadow,
  )
  drawBox(
    canvas,
    { x: 338, y: 360, scale: 0.72, yaw: 0.42 },
    bareBox(main, 'vivid', SIGNATURE[main], 'plinth', `tile:${main}`),
    set.shadow,
  )
  const card = tilted(-0.12, 412, 254, 0.56)
  floating(canvas, rect(0, 0, CARD.w, CARD.h, 16), card, oklch(0.25, 0.05, 40), 1.5, 0.5)
  keyCard(
    canvas,
    card,
    { ...c, bright: '#44403c', main: '#292524', deep: '#1c1917' },
    { heading: 'Licence key' },
  )
  return canvas.toString()
}
