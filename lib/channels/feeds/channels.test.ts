import { describe, expect, it } from '@jest/globals'
import { isWholePage } from '@/lib/platform/web-server/whole-pages.mjs'
import { CHANNELS } from './channels'

describe('the feeds', () => {
  it.each(CHANNELS.map(({ path }) => path))('are streamed, however long: %s', (path) => {
    expect(isWholePage(path)).toBe(false)
    expect(isWholePage(`${path}?language=de`)).toBe(false)
  })

  it('are all there are below /feeds: anything else is the store’s 404 page', () => {
    expect(isWholePage('/feeds/other.xml')).toBe(true)
  })
})
