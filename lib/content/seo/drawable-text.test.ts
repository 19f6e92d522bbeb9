import { describe, expect, it } from '@jest/globals'
import { drawableText, truncateTo } from './drawable-text'

describe('drawableText', () => {
  it.each([
    ['Norton™ 360 – Größe & Prix €', 'Norton™ 360 – Größe & Prix €'],
    ['Cafe\u0301', 'Café'],
    ['Bons plans\u202f: «\u202fOffice\u202f»', 'Bons plans : « Office »'],
    ['Office ✓ 2024 🎉', 'Office 2024'],
    ['ソフトウェア', ''],
    ['Office 办公', ''],
    ['Łódź', ''],
    ['', ''],
  ])('of %j is %j', (text, drawn) => expect(drawableText(text)).toBe(drawn))
})

describe('truncateTo', () => {
  it('cuts between words', () => {
    expect(truncateTo(20, 'Short enough')).toBe('Short enough')
    expect(truncateTo(20, 'Microsoft Office Professional')).toBe('Microsoft Office…')
    expect(truncateTo(10, 'Supercalifragilistic')).toBe('Supercali…')
  })
})
