import { describe, expect, it } from '@jest/globals'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { pdfText } from '@/tests/setup/pdf-text'
import type { Certificate } from './certificate'
import { certificatePdf } from './certificate-pdf'

const CERTIFICATE: Certificate = {
  language: 'en',
  issuedOn: '2026-11-30',
  storeName: 'Softhaven',
  seller: { name: 'Softhaven Ltd', address: '1 Main Street', email: 'books@store.example' },
  buyer: { name: 'Ada Buyer', company: '', address: '', email: 'ada@buyer.example' },
  orderNumber: 'SH-1',
  orderedOn: '2026-11-29',
  product: 'Office 2024',
  edition: 'Professional, 2024',
  platforms: ['windows'],
  groups: [
    {
      origin: { licenceKind: 'used', keySource: 'previous_owner', firstRegion: 'DE' },
      count: 2,
      masked: ['••••-0001', '••••-0002'],
    },
  ],
}

const textOf = async (change: Partial<Certificate> = {}) =>
  pdfText(await certificatePdf({ ...CERTIFICATE, ...change }))

describe('the certificate of licences', () => {
  it('says who sold what to whom, and where it comes from', async () => {
    const text = await textOf()
    for (const said of [
      'Softhaven Ltd',
      'Ada Buyer',
      'SH-1',
      'November 29, 2026',
      'Office 2024',
      'Professional, 2024',
      'Windows',
      'A previous owner',
      'Germany',
      '-0001',
      '-0002',
      'C-128/11',
    ])
      expect(text).toContain(said)
  })

  it('says nothing of a transfer of what is not used, nor what nobody stated', async () => {
    const text = await textOf({
      groups: [
        {
          origin: { licenceKind: 'new', keySource: null, firstRegion: null },
          count: 1,
          masked: [],
        },
      ],
    })
    expect(text).not.toContain('C-128/11')
    expect(text).toContain('Not stated')
    expect(text).not.toContain('Keys')
  })

  it('is in the language of the order', async () => {
    expect(await textOf({ language: 'de' })).toContain('Ein früherer Inhaber')
    const texts = await Promise.all(TRANSLATED_LOCALES.map((language) => textOf({ language })))
    expect(new Set(texts).size).toBe(TRANSLATED_LOCALES.length)
  })

  it('goes on on further pages for many keys', async () => {
    const masked = Array.from({ length: 200 }, (_, index) => `••••-${1000 + index}`)
    const origin = { licenceKind: 'new', keySource: 'publisher', firstRegion: 'global' } as const
    const text = await textOf({ groups: [{ origin, count: 200, masked }] })
    expect(text).toContain('-1199')
    expect(text).toContain('All countries')
  })
})
