import { describe, expect, it } from '@jest/globals'
import { isSameOrigin, type PagesOrigin } from './page-versions'

const built: PagesOrigin = {
  database: 'a',
  version: '12',
  siteUrl: 'https://shop.example',
  captcha: 'on',
}

describe('whether a store may serve the pages of a build', () => {
  it('may when nothing or only the data has changed since', () => {
    expect(isSameOrigin(built, built)).toBe(true)
    expect(isSameOrigin(built, { ...built, version: '100' })).toBe(true)
  })

  it.each<[string, Partial<PagesOrigin>]>([
    ['another database', { database: 'b' }],
    ['an earlier backup of it', { version: '9' }],
    ['another address', { siteUrl: 'https://shop.example:8443' }],
    ['other settings of the environment that pages show', { captcha: 'off' }],
  ])('may not with %s', (_, changed) => {
    expect(isSameOrigin(built, { ...built, ...changed })).toBe(false)
  })
})
