import { createHash } from 'node:crypto'
import type { SharePicture } from './head'

export const PICTURE_SIZE = { width: 1200, height: 630 } as const

/** Raise it when the drawing changes, so that no cached picture is served under a new one's address. */
const DESIGN = 1

/** Whose pictures they are. */
export type Brand = { name: string; logo: string | null; colour: string }

/** The content of a picture for shared links. */
export type PictureDetails = {
  /** Names it in its address, such as `product/12`. */
  key: string
  /** A short text above the title. */
  eyebrow: string
  title: string
  /** Path of a picture within the store. */
  art: string | null
}

/**
 * The name of the picture's file: another one as soon as it would show something else, so that it
 * may be cached for ever.
 */
export function pictureFile({ eyebrow, title, art }: PictureDetails, brand: Brand): string {
  const content = JSON.stringify([
    DESIGN,
    brand.name,
    brand.logo,
    brand.colour,
    eyebrow,
    title,
    art,
  ])
  return `${createHash('sha256').update(content).digest('hex').slice(0, 12)}.jpg`
}

/** A page's generated picture, for its head. */
export function sharePicture(details: PictureDetails, brand: Brand): SharePicture {
  return {
    url: `/og/${details.key}/${pictureFile(details, brand)}`,
    ...PICTURE_SIZE,
    type: 'image/jpeg',
    alt: details.title,
  }
}

type ProductPictureProps = { id: number; name: string; publisher: string; image: string }
type ArticlePictureProps = { slug: string; title: string; category: string; image: string }
type CategoryPictureProps = { id: number; name: string; bannerImage: string | null }

export const productPicture = ({
  id,
  name,
  publisher,
  image,
}: ProductPictureProps): PictureDetails => ({
  key: `product/${id}`,
  eyebrow: publisher,
  title: name,
  art: image,
})

export const articlePicture = ({
  slug,
  title,
  category,
  image,
}: ArticlePictureProps): PictureDetails => ({
  key: `article/${slug}`,
  eyebrow: category,
  title,
  art: image,
})

export const categoryPicture = ({
  id,
  name,
  bannerImage,
}: CategoryPictureProps): PictureDetails => ({
  key: `category/${id}`,
  eyebrow: '',
  title: name,
  art: bannerImage,
})

/** A page of the store itself, such as the help centre. @param name see lib/content/seo/store-pages.ts */
export const storePagePicture = (locale: string, name: string, title: string): PictureDetails => ({
  key: `page/${locale}/${name}`,
  eyebrow: '',
  title,
  art: null,
})
