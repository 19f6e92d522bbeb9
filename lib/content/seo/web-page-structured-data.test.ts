import { describe, expect, it } from '@jest/globals'
import { SCHEMA_TYPES } from './choices'
import { SAMPLE_SEO_PAGES } from './sample-pages'
import { webPageStructuredData } from './web-page-structured-data'

const page = {
  name: 'About Us',
  description: 'Who we are.',
  address: '/about',
  language: 'it',
  siteUrl: 'https://shop.example',
  storeName: 'Softhaven',
}
const [, sample] = SAMPLE_SEO_PAGES
if (!sample) throw new Error('There are samples')

describe('webPageStructuredData', () => {
  it('is a web page by default, in the language of its texts', () =>
    expect(webPageStructuredData(page, [])).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: 'About Us',
      url: 'https://shop.example/about',
      inLanguage: 'it',
      publisher: { name: 'Softhaven' },
    }))

  it.each(SCHEMA_TYPES)('can be a %s', (schemaType) =>
    expect(webPageStructuredData(page, [], { ...sample, schemaType })).toMatchObject({
      '@type': schemaType,
      name: 'About Us',
      url: 'https://shop.example/about',
    }),
  )

  it('names author, publisher and picture where they were written', () =>
    expect(
      webPageStructuredData(page, [], {
        ...sample,
        schemaType: 'Article',
        author: 'Ada Lovelace',
        publisher: 'Keys Ltd',
        ogImage: '/images/a.png',
      }),
    ).toMatchObject({
      headline: 'About Us',
      author: { '@type': 'Person', name: 'Ada Lovelace' },
      publisher: { name: 'Keys Ltd' },
      image: 'https://shop.example/images/a.png',
    }))

  it('says nothing twice', () => {
    expect(webPageStructuredData(page, ['AboutPage'])).toBeNull()
    expect(
      webPageStructuredData(page, ['AboutPage'], { ...sample, schemaType: 'AboutPage' }),
    ).toBeNull()
    expect(
      webPageStructuredData(page, ['AboutPage'], { ...sample, schemaType: 'FAQPage' }),
    ).toMatchObject({
      '@type': 'FAQPage',
    })
  })
})
