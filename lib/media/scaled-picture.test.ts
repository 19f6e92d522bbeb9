import { expect, it } from '@jest/globals'
import { scaledPicture } from './scaled-picture'

const scaled = (width: number) => `/_next/image?url=%2Fimages%2Fhero.webp&w=${width}&q=75`

it('offers a picture in the widths of its slot, the smallest for browsers that know no others', () => {
  expect(scaledPicture('/images/hero.webp', [320, 640])).toEqual({
    src: scaled(320),
    srcSet: `${scaled(320)} 320w,${scaled(640)} 640w`,
  })
})

it('names a single width once', () => {
  expect(scaledPicture('/images/hero.webp', [96])).toEqual({ src: scaled(96) })
})

it.each(['/api/reviews/pictures/7', 'blob:http://localhost/7'])('leaves %s as it is', (path) => {
  expect(scaledPicture(path, [96, 160])).toEqual({ src: path })
})

it('leaves drawings as they are', () => {
  expect(scaledPicture('/images/logo-mark.svg', [96])).toEqual({ src: '/images/logo-mark.svg' })
})
