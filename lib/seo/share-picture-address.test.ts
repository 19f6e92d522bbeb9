import { describe, expect, it } from '@jest/globals'
import {
  pictureFile,
  productPicture,
  sharePicture,
  storePagePicture,
} from './share-picture-address'

const brand = { name: 'Softhaven', logo: '/images/logo-mark.svg', colour: '#ea580c' }
const facts = productPicture({
  id: 7,
  name: 'Office 2024',
  publisher: 'Microsoft',
  image: '/images/products/office.webp',
})

describe('the address of a picture for shared links', () => {
  it('names what is shown, in the size that networks want', () => {
    expect(sharePicture(facts, brand)).toEqual({
      url: expect.stringMatching(/^\/og\/product\/7\/[0-9a-f]{12}\.jpg$/),
      width: 1200,
      height: 630,
      type: 'image/jpeg',
      alt: 'Office 2024',
    })
    expect(storePagePicture('de', 'returns.request', 'Rückgabe').key).toBe(
      'page/de/returns.request',
    )
  })

  it('is another one as soon as something else is shown', () => {
    const files = [
      pictureFile(facts, brand),
      pictureFile({ ...facts, title: 'Office 2025' }, brand),
      pictureFile({ ...facts, eyebrow: 'MS' }, brand),
      pictureFile({ ...facts, art: null }, brand),
      pictureFile(facts, { ...brand, name: 'Key Corner' }),
      pictureFile(facts, { ...brand, logo: null }),
      pictureFile(facts, { ...brand, colour: '#000000' }),
    ]
    expect(new Set(files).size).toBe(files.length)
    expect(pictureFile({ ...facts }, { ...brand })).toBe(files[0])
  })
})
