import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  contrast,
  DEFAULT_PRIMARY,
  DEFAULT_SECONDARY,
  DESIGNED_DARK_SHADES,
  DESIGNED_SHADES,
  darkShadesOf,
  ORIGINAL_THEME,
  primaryProblem,
  secondaryProblem,
  shadesOf,
  storeThemeAttributes,
  textShades,
  themeAttributes,
  usablePrimary,
  usableSecondary,
} from './theme'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#c2410c', '#ffffff', 5.17],
  ])('of %s and %s is %p', (first, second, expected) => {
    expect(contrast(first, second)).toBeCloseTo(expected, 1)
    expect(contrast(second, first)).toBe(contrast(first, second))
  })
})

describe('shadesOf', () => {
  it('leaves the designed colours as they were designed', () => {
    expect(shadesOf(DEFAULT_PRIMARY, DEFAULT_SECONDARY)).toEqual(DESIGNED_SHADES)
  })

  it('gives texts enough contrast wherever they stand, whatever the colour', () => {
    fc.assert(
      fc.property(colour, (primary) => {
        fc.pre(primary !== DEFAULT_PRIMARY)
        const { strong, deep, soft, tint, pale } = shadesOf(primary, DEFAULT_SECONDARY)
        for (const background of ['#ffffff', '#faf8f6', '#f3efeb', soft])
          expect(contrast(strong, background)).toBeGreaterThanOrEqual(4.5)
        for (const background of ['#ffffff', soft, tint])
          expect(contrast(deep, background)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(pale, '#1c1917')).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})

describe('darkShadesOf', () => {
  const PAGES = ['#161311', '#1f1b19', '#2b2623']

  it('leaves the designed colours as they were designed', () => {
    expect(darkShadesOf(DEFAULT_PRIMARY)).toEqual(DESIGNED_DARK_SHADES)
  })

  it('can be read and seen on dark pages, whatever the colour', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        const dark = darkShadesOf(hex)
        const { primary, strong, deep, soft, tint, pale, panel, panelDeep } = dark
        for (const page of PAGES) expect(contrast(primary, page)).toBeGreaterThanOrEqual(3)
        for (const background of [...PAGES, soft])
          expect(contrast(strong, background)).toBeGreaterThanOrEqual(4.5)
        for (const background of [...PAGES, soft, tint]) {
          expect(contrast(deep, background)).toBeGreaterThanOrEqual(4.5)
          expect(contrast('#f5f1ee', background)).toBeGreaterThanOrEqual(4.5)
        }
        expect(contrast('#ada49d', soft)).toBeGreaterThanOrEqual(4.5)
        // Buttons have the page's dark as their text.
        for (const fill of [strong, deep])
          expect(contrast('#161311', fill)).toBeGreaterThanOrEqual(4.5)
        for (const area of [panel, panelDeep])
          expect(contrast('#ffffff', area)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(pale, '#0d0b0a')).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})

describe('storeThemeAttributes', () => {
  it('are those of light pages while there are no others', () => {
    const own = { ...ORIGINAL_THEME, primaryColor: '#1d4ed8' }
    expect(storeThemeAttributes({ ...own, darkMode: false })).toEqual(themeAttributes(own))
  })

  it('follow the device as long as nobody chooses', () => {
    expect(storeThemeAttributes({ ...ORIGINAL_THEME, darkMode: true })).toEqual({
      'data-scheme': 'device',
    })
  })

  it('have both variants of an own colour', () => {
    const { style } = storeThemeAttributes({
      ...ORIGINAL_THEME,
      primaryColor: '#1d4ed8',
      darkMode: true,
    })
    expect(style).toMatchObject({ '--color-primary': '#1d4ed8' })
    expect(style).toHaveProperty('--dark-primary-strong', darkShadesOf('#1d4ed8').strong)
  })
})

describe('what the store’s pages alone take', () => {
  it('is nothing as long as it is as designed', () => {
    expect(storeThemeAttributes(ORIGINAL_THEME)).toEqual({})
  })

  it('is a typeface that devices have, and how far things stand apart', () => {
    const own = { ...ORIGINAL_THEME, typeface: 'serif', density: 'compact' } as const
    expect(storeThemeAttributes(own)).toEqual({
      style: { '--font-sans': expect.stringMatching(/^Charter, .*var\(--font-script, serif\)/) },
      'data-density': 'compact',
    })
    expect(themeAttributes(own)).toEqual({})
  })

  it('is dark at once where the owner wants it so, and has dark pages', () => {
    const dark = { ...ORIGINAL_THEME, firstScheme: 'dark' } as const
    expect(storeThemeAttributes({ ...dark, darkMode: true })).toEqual({
      'data-scheme': 'dark',
      'data-first-scheme': 'dark',
    })
    expect(storeThemeAttributes(dark)).toEqual({})
  })
})

describe('the shades of texts', () => {
  it('are legible on both kinds of pages, whatever the colour', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        const { light, dark } = textShades(hex)
        expect(contrast(light, '#ffffff')).toBeGreaterThanOrEqual(4.5)
        expect(contrast(dark, '#1f1b19')).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})

describe('the shade that is proposed', () => {
  it('is never refused, and is the colour itself where that is not', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        const [primary, secondary] = [usablePrimary(hex), usableSecondary(hex)]
        expect(primaryProblem(primary)).toBeNull()
        expect(secondaryProblem(secondary)).toBeNull()
        if (primaryProblem(hex) === null) expect(primary).toBe(hex)
        if (secondaryProblem(hex) === null) expect(secondary).toBe(hex)
      }),
    )
  })
})

describe('the problem of a colour', () => {
  it('is none for the designed ones', () => {
    expect(primaryProblem(DEFAULT_PRIMARY)).toBeNull()
    expect(secondaryProblem(DEFAULT_SECONDARY)).toBeNull()
  })

  it('is named with its contrast', () => {
    expect(primaryProblem('#ffff00')).toEqual({
      reason: 'settings.colourTooLight',
      values: { ratio: expect.stringMatching(/^1\.0\d:1$/), needed: 3 },
    })
    expect(secondaryProblem('#1c1917')).toEqual({
      reason: 'settings.colourTooDark',
      values: { ratio: '1.00:1', needed: 3 },
    })
  })

  it('is none exactly where shapes can be seen', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        expect(primaryProblem(hex) === null).toBe(contrast(hex, '#faf8f6') >= 3)
        expect(secondaryProblem(hex) === null).toBe(contrast(hex, '#1c1917') >= 3)
      }),
    )
  })
})

describe('themeAttributes', () => {
  it('changes nothing of what is as designed', () => {
    expect(themeAttributes(ORIGINAL_THEME)).toEqual({})
  })

  it('names what is different only', () => {
    expect(themeAttributes({ ...ORIGINAL_THEME, corners: 'square' })).toEqual({
      style: { '--radius-control': '0rem', '--radius-card': '0rem', '--radius-panel': '0rem' },
    })
    expect(themeAttributes({ ...ORIGINAL_THEME, secondaryColor: '#22c55e' })).toEqual({
      style: { '--color-secondary': '#22c55e' },
    })
    expect(themeAttributes({ ...ORIGINAL_THEME, animations: false })).toEqual({
      'data-animations': 'off',
    })
    expect(themeAttributes({ ...ORIGINAL_THEME, primaryColor: '#1d4ed8' }).style).toMatchObject({
      '--color-primary': '#1d4ed8',
      '--color-primary-strong': '#1d4ed8',
    })
  })
})
