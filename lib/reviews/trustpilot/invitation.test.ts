import { describe, expect, it } from '@jest/globals'
import { invitationHtml } from './invitation'

const dataOf = (html: string) =>
  JSON.parse(html.match(/<script type="application\/json\+trustpilot">(.*?)<\/script>/)?.[1] ?? '')

const ada = { name: 'Ada', email: 'ada@buyer.example', orderNumber: 'SH-1', products: [] }

describe('what Trustpilot is told of a buyer', () => {
  it('is name, address, order and language', () => {
    expect(dataOf(invitationHtml({ ...ada, language: 'de' }))).toEqual({
      recipientName: 'Ada',
      recipientEmail: 'ada@buyer.example',
      referenceId: 'SH-1',
      locale: 'de-DE',
    })
  })

  it('names no language that Trustpilot does not have, and the products where they are wanted', () => {
    const products = [
      { name: 'Editor', sku: '7', productUrl: 'https://shop.example/products/editor' },
    ]
    const data = dataOf(invitationHtml({ ...ada, language: 'zh', products }))
    expect(data).not.toHaveProperty('locale')
    expect(data.products).toEqual(products)
  })

  it('stays within its script, whatever a buyer is called', () => {
    const name = '</script><img src=x onerror="x">'
    const html = invitationHtml({ ...ada, name, language: 'en' })
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(dataOf(html).recipientName).toBe(name)
  })
})
