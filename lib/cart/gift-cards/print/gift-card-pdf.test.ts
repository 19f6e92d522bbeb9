import { describe, expect, it } from '@jest/globals'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { pdfText } from '@/tests/setup/pdf-text'
import type { CardToPrint } from './card-to-print'
import { giftCardPdf } from './gift-card-pdf'

const CARD: CardToPrint = {
  language: 'en',
  paper: 'a4',
  madeAt: new Date('2026-12-04T10:00:00Z'),
  storeName: 'Softhaven',
  storeAddress: 'store.example',
  colours: { from: '#ea580c', to: '#9a3412', tint: '#ffe6d5', strong: '#c2410c' },
  design: 'birthday',
  amount: '$50.00',
  code: 'ABCD-EFGH-JKLM-NPQR',
  validUntil: 'December 4, 2027',
  recipientName: 'Grace',
  message: 'Happy birthday!',
  giver: 'Ada',
}

const fileOf = (change: Partial<CardToPrint> = {}) => giftCardPdf([{ ...CARD, ...change }])
const textOf = async (change: Partial<CardToPrint> = {}) => pdfText(await fileOf(change))

describe('a gift card to print', () => {
  it('says what it is worth, its code, how it is spent, until when, and who gives it to whom', async () => {
    const text = await textOf()
    for (const said of [
      'Softhaven',
      '$50.00',
      'ABCD-EFGH-JKLM-NPQR',
      'store.example',
      'December 4, 2027',
      'Grace',
      'Happy birthday!',
      'Ada',
    ])
      expect(text).toContain(said)
  })

  it('is a sheet for each card, of the paper that its buyer has', async () => {
    const pages = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)?.length
    expect(pages(await fileOf())).toBe(1)
    expect(pages(await giftCardPdf([CARD, { ...CARD, code: 'OTHER' }]))).toBe(2)
    expect((await fileOf({ paper: 'letter' })).toString('latin1')).toContain('[0 0 612 792]')
  })

  it('names nobody whom nobody named, and no end that there is not', async () => {
    const text = await textOf({ recipientName: '', message: '', giver: '', validUntil: null })
    expect(text).toContain('It does not expire.')
    expect(text).not.toContain('For ')
    expect(text).not.toContain('From ')
  })

  it('stays one sheet for the longest message, in any script', async () => {
    const file = await fileOf({ message: '誕生日おめでとう\n'.repeat(55), recipientName: 'محمد' })
    expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  })

  it('is in the language of its buyer', async () => {
    const texts = await Promise.all(TRANSLATED_LOCALES.map((language) => textOf({ language })))
    expect(new Set(texts).size).toBe(TRANSLATED_LOCALES.length)
  })
})
