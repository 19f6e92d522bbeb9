import { createHash } from 'node:crypto'
import type { SharePicture } from './head'

export const PICTURE_SIZE = { width: 1200, height: 630 } as const

/** Raise it when the drawing changes, so that no old picture is kept under a new one's address. */
const DESIGN = 1

/** Whose pictures they are. */
export type Brand = { name: string; logo: string | null; colour: string }

/** What a picture for shared links shows. */
export type PictureDetails = {
  /** Names it in its address, such as `product/12`. */
  key: string
  /** A word or two above the title. */
  eyebrow: string
  title: string
  /** Path of a picture within the store. */
  art: string | null
}

/**
 * The name of the picture's file: another one as soon as it would show something else, so that it
 * may be kept for ever.
 */
export function pictureFile({ eyebrow, title, art }: PictureDetails, brand: Brand): string {
  const shown = JSON.stringify([DESIGN, brand.name, brand.logo, brand.colour, eyebrow, title, art])
  return `${createHash('sha256').update(shown).digest('hex').slice(0, 12)}.jpg`
}

/** A page's generated picture, for its head. */
export function sharePicture(facts: PictureDetails, brand: Brand): SharePicture {
  return {
    url: `/og/${facts.key}/${pictureFile(facts, brand)}`,
    ...PICTURE_SIZE,
    type: 'image/jpeg',
    alt: facts.title,
  }
}

type ProductFacts = { id: number; name: string; publisher: string; image: string }
type ArticleFacts = { slug: string; title: string; category: string; image: string }
type CategoryFacts = { id: number; name: string; bannerImage: string | null }

export const productPicture = ({ id, name, publisher, image }: ProductFacts): PictureDetails => ({
  key: `product/${id}`,
  eyebrow: publisher,
  title: name,
  art: image,
})

export const articlePicture = ({ slug, title, category, image }: ArticleFacts): PictureDetails => ({
  key: `article/${slug}`,
  eyebrow: category,
  title,
  art: image,
})

export const categoryPicture = ({ id, name, bannerImage }: CategoryFacts): PictureDetails => ({
  key: `category/${id}`,
  eyebrow: '',
  title: name,
  art: bannerImage,
})

/** A page of the store itself, such as the help centre. @param name see lib/seo/store-pages.ts */
export const storePagePicture = (locale: string, name: string, title: string): PictureDetails => ({
  key: `page/${locale}/${name}`,
  eyebrow: '',
  title,
  art: null,
})
