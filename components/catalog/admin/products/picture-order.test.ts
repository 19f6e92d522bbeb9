import { describe, expect, it } from '@jest/globals'
import { hasRoom, withMain, withMoved, withoutPicture, withPicture } from './picture-order'

const pictures = { image: 'main', additionalImages: ['a', 'b', 'c'] }

describe("a product's pictures", () => {
  it('take another one as the main picture, then beside it, each once', () => {
    expect(withPicture({ image: null, additionalImages: [] }, 'x')).toEqual({
      image: 'x',
      additionalImages: [],
    })
    expect(withPicture(pictures, 'd').additionalImages).toEqual(['a', 'b', 'c', 'd'])
    expect(withPicture(pictures, 'b')).toEqual(pictures)
    expect(withPicture(pictures, 'main')).toEqual(pictures)
  })

  it('have room for a main one and five beside it', () => {
    const five = ['a', 'b', 'c', 'd', 'e']
    expect(hasRoom({ image: 'main', additionalImages: five })).toBe(false)
    expect(hasRoom({ image: null, additionalImages: five })).toBe(true)
    expect(hasRoom(pictures)).toBe(true)
  })

  it('are moved and removed', () => {
    expect(withMoved(pictures, 0, 1).additionalImages).toEqual(['b', 'a', 'c'])
    expect(withMoved(pictures, 2, -1).additionalImages).toEqual(['a', 'c', 'b'])
    expect(withMoved(pictures, 7, 1)).toEqual(pictures)
    expect(withoutPicture(pictures, 1)).toEqual({ image: 'main', additionalImages: ['a', 'c'] })
  })

  it('change places with the main one', () => {
    expect(withMain(pictures, 1)).toEqual({ image: 'b', additionalImages: ['a', 'main', 'c'] })
    expect(withMain({ ...pictures, image: null }, 0)).toEqual({
      image: 'a',
      additionalImages: ['b', 'c'],
    })
    expect(withMain(pictures, 9)).toEqual(pictures)
  })
})
