import { describe, expect, it } from '@jest/globals'
import { storyOf, textsOf } from './product-text'

const WHERE = { site: 'https://shop.example', siteUrl: 'https://store.example' }
const textsFor = (short: string, long: string) => textsOf({ name: 'Office', short, long }, WHERE)

describe('the texts of a product of WooCommerce', () => {
  it('are its description, and what stands below as it was made up', () => {
    const long = '<h2>In it</h2><ul><li>Words</li></ul><script>alert(1)</script>[gallery ids="1"]'
    const texts = textsFor('<p>All of <b>Office</b>.</p>', long)
    expect(texts.description).toBe('All of Office.')
    expect(storyOf(texts.long, { ...WHERE, pictures: new Map() })).toBe(
      '<h2>In it</h2><ul><li>Words</li></ul>',
    )
  })

  it.each([
    ['', '<p>One.</p><p>Two.</p>', 'One.', true],
    ['', '<p>One.</p>', 'One.', false],
    ['<p>One.</p>', '<p>One.</p>', 'One.', false],
    ['', '', 'Office', false],
  ])('of %j and %j are %j, and more: %s', (short, long, description, isMore) => {
    const texts = textsFor(short, long)
    expect(texts.description).toBe(description)
    expect(texts.long !== null).toBe(isMore)
  })

  it('have pictures that the store has, and no others', () => {
    const image = (name: string) => `<img src="https://shop.example/${name}.png" alt="">`
    const { long } = textsFor('Short', `<p>Look</p>${image('one')}${image('two')}`)
    expect(long?.pictures).toEqual(['https://shop.example/one.png', 'https://shop.example/two.png'])
    const pictures = new Map([['https://shop.example/one.png', '/media/a.png']])
    const story = storyOf(long, { ...WHERE, pictures })
    expect(story).toContain('/media/a.png')
    expect(story).not.toContain('shop.example')
  })
})
