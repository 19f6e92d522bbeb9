import { describe, expect, it } from '@jest/globals'
import { textsOfHead } from './texts-of-head'

const head = { title: '', description: '', og_description: '', og_site_name: 'Acme &amp; Sons' }

describe('what Yoast says of a post', () => {
  it.each([
    ['Keys &#8211; how they work - Acme &amp; Sons', 'Keys – how they work'],
    ['Keys | Acme &amp; Sons', 'Keys'],
    ['Keys', 'Keys'],
    ['All about Acme &amp; Sons', 'All about Acme & Sons'],
    ['Acme &amp; Sons', 'Acme & Sons'],
  ])('takes %s without the name of the site', (title, own) => {
    expect(textsOfHead({ ...head, title }).metaTitle).toBe(own)
  })

  it('takes the description, or else that for shared links', () => {
    expect(textsOfHead({ ...head, description: 'a', og_description: 'b' }).metaDescription).toBe(
      'a',
    )
    expect(textsOfHead({ ...head, og_description: 'b' }).metaDescription).toBe('b')
    expect(textsOfHead(null)).toEqual({ metaTitle: '', metaDescription: '' })
  })
})
