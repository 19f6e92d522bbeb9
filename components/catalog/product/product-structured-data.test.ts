import { expect, it } from '@jest/globals'
import { product } from '@/tests/setup/products'
import { productStructuredData } from './product-structured-data'

it('says the facts that the owner defined, numbers with their unit', () => {
  const data = productStructuredData(product({ id: 1, name: 'Chess' }), [], 'en', {
    siteUrl: 'https://shop.example',
    currency: 'USD',
    ownFacts: [
      {
        slug: 'length',
        name: 'Length',
        text: '12.5 h',
        number: { value: '12.5', unit: 'h' },
      },
      { slug: 'genre', name: 'Genre', text: 'Puzzle' },
    ],
  })
  expect(data).toMatchObject({
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Length', value: 12.5, unitText: 'h' },
      { '@type': 'PropertyValue', name: 'Genre', value: 'Puzzle' },
    ],
  })
})
