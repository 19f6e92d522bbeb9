import { articlePictures } from './articles'
import { bannerPicture, tilePicture } from './banners'
import { boxPicture, coverPicture, Shelf } from './box'
import { heroPicture, iconPicture, markPicture, placeholderPicture, shelfPicture } from './brand'
import { readSubjects } from './catalogue'
import { BRAND, MAIN_CATEGORIES } from './palette'
import { screenPicture } from './screens'
import type { Picture } from './types'

/** All pictures of the store, generated lazily so that only one drawing is in memory at a time. */
export function* pictures(catalogue: string): Generator<Picture> {
  yield { file: 'logo-mark.svg', svg: markPicture(), quality: 0 }
  yield { file: 'placeholder.svg', svg: placeholderPicture(), quality: 0 }
  yield { file: 'hero.webp', svg: heroPicture(), quality: 80 }
  yield { file: 'og/shelf.webp', svg: shelfPicture(), quality: 82 }
  const icon = (name: string, size: number, share: number, field: string, colour: string) => ({
    file: `icons/${name}.png`,
    svg: iconPicture(size, share, field, colour),
    quality: 0,
  })
  const { primary } = BRAND
  yield icon('icon-192', 192, 0.78, '#ffffff', primary)
  yield icon('icon-512', 512, 0.78, '#ffffff', primary)
  yield icon('maskable-512', 512, 0.5, primary, '#ffffff')
  yield icon('apple-touch-icon', 180, 0.62, '#ffffff', primary)
  for (const main of MAIN_CATEGORIES) {
    yield { file: `categories/${main}.webp`, svg: bannerPicture(main), quality: 86 }
    yield { file: `categories/${main}-tile.webp`, svg: tilePicture(main), quality: 82 }
  }
  for (const { name, svg } of articlePictures())
    yield { file: `articles/${name}.webp`, svg, quality: 78 }
  const shelf = new Shelf()
  for (const subject of readSubjects(catalogue)) {
    const stem = `products/${subject.product.slug}`
    const design = shelf.design(subject)
    yield {
      file: `${stem}-cover.webp`,
      svg: coverPicture(subject, design),
      quality: 66,
      scale: 2,
    }
    yield { file: `${stem}-box.webp`, svg: boxPicture(subject, design), quality: 66, scale: 2 }
    yield { file: `${stem}-screen.webp`, svg: screenPicture(subject), quality: 64, scale: 2 }
  }
}
