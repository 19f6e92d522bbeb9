import { describe, expect, it } from '@jest/globals'
import { SETTINGS, settingsFrom } from './registry'

describe('settingsFrom', () => {
  it('gives every setting its default', () => {
    const settings = settingsFrom(new Map())
    expect(Object.keys(settings).sort()).toEqual(Object.keys(SETTINGS).sort())
    expect(settings.taxBasisPoints).toBe(800)
  })

  it('takes stored values, and ignores what does not fit or is unknown', () => {
    const stored = new Map<string, unknown>([
      ['storeName', 'Key Corner'],
      ['taxBasisPoints', 'lots'],
      ['supportEmail', 'nobody'],
      ['colour', 'red'],
    ])
    const settings = settingsFrom(stored)
    expect(settings).toMatchObject({
      storeName: 'Key Corner',
      taxBasisPoints: 800,
      supportEmail: 'support@softhaven.example',
    })
    expect(settings).not.toHaveProperty('colour')
  })
})
