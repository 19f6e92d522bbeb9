import { describe, expect, it } from '@jest/globals'
import { checkSettings, valuesFrom } from '@/lib/plugins/rules'
import { PLUGINS } from './registry'

describe('the catalogue', () => {
  it('holds every plugin once, and each setting of one once', () => {
    expect(PLUGINS).toHaveLength(48)
    expect(new Set(PLUGINS.map(({ id }) => id)).size).toBe(48)
    for (const { fields } of PLUGINS)
      expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length)
  })

  it('says of whatever goes out by mail, card or script that it leaves the store', () => {
    const silent = PLUGINS.filter(({ connector }) => connector.shares.length === 0)
    expect(silent.map(({ id }) => id).sort()).toEqual([
      'bounce-mailbox',
      'cookie-consent',
      'woocommerce',
      'wordpress',
      'yoast-seo',
    ])
  })

  it('takes its own defaults', () => {
    for (const one of PLUGINS) expect(checkSettings(one, valuesFrom(one, {})).issues).toEqual([])
  })
})
