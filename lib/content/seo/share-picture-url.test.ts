import { describe, expect, it } from '@jest/globals'
import { pictureFile, productPicture, sharePicture, storePagePicture } from './share-picture-url'

const brand = { name: 'Softhaven', logo: '/images/logo-mark.svg', colour: '#ea580c' }
const details = productPicture({
  id: 7,
  name: 'Office 2024',
  publisher: 'Microsoft',
  image: '/images/products/office.webp',
})

describe('the address of a picture for shared links', () => {
  it('names what is shown, in the size that networks want', () => {
    expect(sharePicture(details, brand)).toEqual({
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
      pictureFile(details, brand),
      pictureFile({ ...details, title: 'Office 2025' }, brand),
      pictureFile({ ...details, eyebrow: 'MS' }, brand),
      pictureFile({ ...details, art: null }, brand),
      pictureFile(details, { ...brand, name: 'Key Corner' }),
      pictureFile(details, { ...brand, logo: null }),
      pictureFile(details, { ...brand, colour: '#000000' }),
    ]
    expect(new Set(files).size).toBe(files.length)
    expect(pictureFile({ ...details }, { ...brand })).toBe(files[0])
  })
})
