import type { MainCategory } from './palette'

export interface Product {
  readonly slug: string
  readonly name: string
  readonly publisher: string
  readonly version: string
  readonly category: string
  readonly features: readonly string[]
  readonly license: string
}

/** A product together with the main category that decides its colours, artwork and screen. */
export interface Subject {
  readonly product: Product
  readonly main: MainCategory
  readonly subcategory: string
}

export interface Picture {
  /** Below public/images. */
  readonly file: string
  readonly svg: string
  readonly quality: number
  /** How many times larger than drawn it is encoded, for what is shown on the whole screen. */
  readonly scale?: number
}
