import { describe, expect, it } from '@jest/globals'
import { mailStyles } from '@/components/mail/mail-styles'
import { contrast, DEFAULT_PRIMARY } from '@/lib/settings/theme'
import { inBrandColours } from './brand-colours'

const MAIL =
  '<style>.brand { color: #fdba74 !important; }</style><p style="color:#c2410c;background:#ffffff">#c2410c</p><a href="/#c2410c">A</a>'

describe('a mail in the owner’s colours', () => {
  it('is as it was designed until he chooses one', () => {
    expect(inBrandColours(MAIL, DEFAULT_PRIMARY)).toBe(MAIL)
  })

  it('has them in its styles, and says what it said', () => {
    const own = inBrandColours(MAIL, '#1d4ed8')
    expect(own).toContain('<p style="color:#1d4ed8;background:#ffffff">#c2410c</p>')
    expect(own).toContain('<a href="/#c2410c">')
    expect(own).not.toContain('#fdba74')
  })

  it.each(['#000000', '#767676', '#e11d48', '#65a30d', '#1d4ed8'])(
    'can be read, whatever its colour: %s',
    (primary) => {
      const shown = (hex: string) =>
        /#[0-9a-f]{6}/.exec(inBrandColours(`<p style="color:${hex}">`, primary))?.[0] ?? ''
      const { button, key, link, notice } = mailStyles
      expect(contrast(shown(button.backgroundColor), '#ffffff')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(shown(link.color), '#ffffff')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(shown(notice.color), '#ffffff')).toBeGreaterThanOrEqual(4.5)
      expect(contrast('#1c1917', shown(key.backgroundColor))).toBeGreaterThanOrEqual(4.5)
      // In dark mode: links on the sheet, and keys.
      expect(contrast(shown('#fdba74'), '#292524')).toBeGreaterThanOrEqual(4.5)
      expect(contrast('#f5f5f4', shown('#431407'))).toBeGreaterThanOrEqual(4.5)
    },
  )
})
