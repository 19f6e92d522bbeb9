import { describe, expect, it } from '@jest/globals'
import { contrast } from '@/lib/settings/theme'
import { BRAND_TINTS, brandTint } from './brand-tints'

/** `hsl(14 60% 24%)` as `#rrggbb`. */
function hexOf(colour: string): string {
  const [hue = 0, saturation = 0, lightness = 0] = (colour.match(/\d+/g) ?? []).map(Number)
  const [s, l] = [saturation / 100, lightness / 100]
  const part = (offset: number) => {
    const k = (offset + hue / 30) % 12
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

describe('the tints of brands', () => {
  it.each(BRAND_TINTS)('can be read on light and dark pages: $light.text', ({ light, dark }) => {
    for (const { text, from, to } of [light, dark])
      for (const background of [from, to])
        expect(contrast(hexOf(text), hexOf(background))).toBeGreaterThanOrEqual(4.5)
  })

  it('belong to a name, and are not all the same', () => {
    const names = ['Adobe', 'Corel', 'Gen Digital', 'Intuit', 'McAfee', 'Microsoft', 'Steinberg']
    const tints = names.map((name) => brandTint(name).light.text)
    expect(names.map((name) => brandTint(name).light.text)).toEqual(tints)
    expect(new Set(tints).size).toBeGreaterThan(3)
    expect(BRAND_TINTS).toContainEqual(brandTint('微軟'))
  })
})
