import { describe, expect, it } from '@jest/globals'
import { latinLetters } from './latin-letters'

describe('Latin letters', () => {
  it.each([
    ['Ünïcode Straße', 'unicode strasse'],
    ['STRASSE, ẞ', 'strasse, ss'],
    ['Łódź, Ærø, Œuvre', 'lodz, aero, oeuvre'],
    ['Đorđe Þórr Ísland', 'dorde thorr island'],
    ['İstanbul ısı', 'istanbul isi'],
    ['Ｏｆｆｉｃｅ ２０２４', 'office 2024'],
    ['Phở Tiếng Việt', 'pho tieng viet'],
    ['オフィス', 'オフィス'],
    ['', ''],
  ])('of %j are %j', (text, letters) => expect(latinLetters(text)).toBe(letters))
})
