import { describe, expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { type FilledWords, filledText } from '@/lib/mail/texts/filled-in'
import { MessageMail } from './message-mail'

const LETTERHEAD = {
  locale: 'en',
  direction: 'ltr' as const,
  storeName: 'Shop',
  storeUrl: 'https://shop.example',
  logo: null,
  seller: [],
}

const written = (text: string, values = {}) => filledText(text, values) ?? undefined

const rendered = (own: FilledWords) =>
  renderToStaticMarkup(
    <MessageMail
      letterhead={LETTERHEAD}
      subject="Subject"
      heading="Hello Ada,"
      paragraphs={['The original opening.', 'What has to be said.']}
      notes={['Small print']}
      own={own}
    />,
  )

describe('a mail', () => {
  it('says the original where the owner has no words', () => {
    const html = rendered({ keepsOpening: false })
    for (const text of ['Hello Ada,', 'The original opening.', 'What has to be said.'])
      expect(html).toContain(text)
  })

  it('has the owner’s words in the place of the opening, and keeps the rest', () => {
    const html = rendered({
      keepsOpening: false,
      heading: 'Dear Ada',
      opening: written('Mine.\nSee https://shop.example/help'),
      closing: written('Goodbye'),
      signature: written('Your Shop'),
      footer: written('Made with care'),
    })
    expect(html).not.toContain('The original opening.')
    expect(html).not.toContain('Hello Ada,')
    expect(html).toContain('Mine.<br/>See <a href="https://shop.example/help"')
    const order = ['Dear Ada', 'Mine.', 'What has', 'Goodbye', 'Your Shop', 'Small', 'Made with']
    const places = order.map((text) => html.indexOf(text))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  it('keeps an opening that has to be said', () => {
    const html = rendered({ keepsOpening: true, opening: written('Mine.') })
    expect(html.indexOf('Mine.')).toBeLessThan(html.indexOf('The original opening.'))
    expect(html).toContain('Mine.')
  })

  it('has no markup of whoever typed a value', () => {
    const html = rendered({
      keepsOpening: false,
      opening: written('Hi {name}', { name: '<script>alert(1)</script> https://evil.example' }),
    })
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('href="https://evil.example')
  })
})
