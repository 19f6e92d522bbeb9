import { data, type Path, type Point, type Warp, warp } from './path'

type Stop = readonly [offset: number, colour: string, opacity?: number]

export type Paint =
  | string
  | { readonly from: Point; readonly to: Point; readonly stops: readonly Stop[] }
  | { readonly centre: Point; readonly radius: number; readonly stops: readonly Stop[] }

export interface Layer {
  readonly path: Path
  readonly fill?: Paint
  readonly stroke?: Paint
  readonly width?: number
  readonly opacity?: number
  readonly evenOdd?: boolean
  readonly dash?: string
}

export function linear(from: Point, to: Point, ...stops: readonly Stop[]): Paint {
  return { from, to, stops }
}

export function radial(centre: Point, radius: number, ...stops: readonly Stop[]): Paint {
  return { centre, radius, stops }
}

const still: Warp = (point) => point

const round = (value: number): number => Math.round(value * 100) / 100

/** Collects shapes and the gradients, clips and filters they need into one SVG document. */
export class Canvas {
  readonly #defs: string[] = []
  readonly #body: string[] = []
  readonly #known = new Map<string, string>()

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  draw(layer: Layer, by: Warp = still): this {
    const parts = [`d="${data(warp(layer.path, by))}"`]
    parts.push(`fill="${layer.fill === undefined ? 'none' : this.#paint(layer.fill, by)}"`)
    if (layer.stroke !== undefined) {
      parts.push(
        `stroke="${this.#paint(layer.stroke, by)}" stroke-width="${round(layer.width ?? 1)}"`,
      )
      parts.push('stroke-linecap="round" stroke-linejoin="round"')
    }
    if (layer.dash !== undefined) parts.push(`stroke-dasharray="${layer.dash}"`)
    if (layer.opacity !== undefined) parts.push(`opacity="${round(layer.opacity)}"`)
    if (layer.evenOdd) parts.push('fill-rule="evenodd"')
    this.#body.push(`<path ${parts.join(' ')}/>`)
    return this
  }

  drawAll(layers: readonly Layer[], by: Warp = still): this {
    for (const layer of layers) this.draw(layer, by)
    return this
  }

  clip(path: Path, by: Warp, inside: () => void): this {
    const id = this.#define(
      'c',
      (name) => `<clipPath id="${name}"><path d="${data(warp(path, by))}"/></clipPath>`,
    )
    return this.#group(`clip-path="url(#${id})"`, inside)
  }

  blur(deviation: number, inside: () => void): this {
    const id = this.#define(
      'b',
      (name) =>
        `<filter id="${name}" filterUnits="userSpaceOnUse" x="${-this.width}" y="${-this.height}" ` +
        `width="${3 * this.width}" height="${3 * this.height}" color-interpolation-filters="sRGB">` +
        `<feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    )
    return this.#group(`filter="url(#${id})"`, inside)
  }

  fade(opacity: number, inside: () => void): this {
    return this.#group(`opacity="${round(opacity)}"`, inside)
  }

  /** Everything inside is seen only where the mask paint is light. */
  mask(path: Path, paint: Paint, inside: () => void): this {
    const fill = this.#paint(paint, still)
    const id = this.#define(
      'm',
      (name) =>
        `<mask id="${name}" maskUnits="userSpaceOnUse" x="0" y="0" width="${this.width}" height="${this.height}"><path d="${data(path)}" fill="${fill}"/></mask>`,
    )
    return this.#group(`mask="url(#${id})"`, inside)
  }

  toString(): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" ` +
      `viewBox="0 0 ${this.width} ${this.height}"><defs>${this.#defs.join('')}</defs>${this.#body.join('')}</svg>`
    )
  }

  #group(attributes: string, inside: () => void): this {
    this.#body.push(`<g ${attributes}>`)
    inside()
    this.#body.push('</g>')
    return this
  }

  #paint(paint: Paint, by: Warp): string {
    if (typeof paint === 'string') return paint
    const stops = paint.stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${round(offset)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${round(opacity)}"`}/>`,
      )
      .join('')
    const id = this.#define('g', (name) => {
      if ('from' in paint) {
        const [[x1, y1], [x2, y2]] = [by(paint.from), by(paint.to)]
        return (
          `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${round(x1)}" y1="${round(y1)}" ` +
          `x2="${round(x2)}" y2="${round(y2)}">${stops}</linearGradient>`
        )
      }
      const [cx, cy] = by(paint.centre)
      const [ex, ey] = by([paint.centre[0], paint.centre[1] + paint.radius])
      const radius = Math.hypot(ex - cx, ey - cy)
      return (
        `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${round(cx)}" cy="${round(cy)}" ` +
        `r="${round(radius)}">${stops}</radialGradient>`
      )
    })
    return `url(#${id})`
  }

  #define(prefix: string, make: (id: string) => string): string {
    const key = prefix + make('')
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const id = `${prefix}${this.#known.size}`
    this.#known.set(key, id)
    this.#defs.push(make(id))
    return id
  }
}
