import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { anyText } from '@/tests/setup/any-text'
import { beginsWords, fold, plainArabic, termsOf, wordsOf } from './folded-text'

describe('fold', () => {
  it('takes case and Latin accents away', () => {
    expect(fold('Facturación ÄÖÜ')).toBe('facturacion aou')
    expect(fold('İstanbul')).toBe('istanbul')
    expect(fold('Łódź fıstık Ørsted đ')).toBe('lodz fistik orsted d')
  })

  it('leaves other scripts as they are', () => {
    expect(fold('ガイドとヘルプ 한국어 指南')).toBe('ガイドとヘルプ 한국어 指南')
  })

  it('keeps every character in its place', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(fold(text)).toHaveLength(text.length)
      }),
    )
  })
})

describe('plainArabic', () => {
  it('takes article, marks and forms of one letter away', () => {
    expect(['الفيروسات', 'للأجهزة', 'مُحاسَبة', 'إدارة', 'على'].map(plainArabic)).toEqual([
      'فيروسات',
      'اجهزه',
      'محاسبه',
      'اداره',
      'علي',
    ])
    expect(['office', '動画', 'الف'].map(plainArabic)).toEqual(['office', '動画', 'الف'])
  })
})

describe('termsOf', () => {
  it('gives each word once', () => {
    expect(termsOf('  Office   KEY office ')).toEqual(['office', 'key'])
    expect(termsOf('   ')).toEqual([])
  })
})

describe('wordsOf', () => {
  it('cuts at everything that is neither letter nor digit', () => {
    expect(wordsOf('  H&R Block™ (H&R) 2024 ')).toEqual(['h', 'r', 'block', '2024'])
    expect(wordsOf('Édition über-groß')).toEqual(['edition', 'uber', 'groß'])
    expect(wordsOf('マイクロソフト 办公软件')).toEqual(['マイクロソフト', '办公软件'])
    expect(wordsOf(' %% — ')).toEqual([])
  })
})

describe('beginsWords', () => {
  it('wants each word at the beginning of one, in any order', () => {
    expect(beginsWords('Corel Corporation', ['corp', 'co'])).toBe(true)
    expect(beginsWords('Corel Corporation', ['corel', 'inc'])).toBe(false)
    expect(beginsWords('Corel Corporation', ['rel'])).toBe(false)
  })
})
