import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { missingOfNotice, publicTaxId } from './legal-notice'
import { settingsFrom } from './registry'

const missing = (stored: Record<string, string>) =>
  missingOfNotice(settingsFrom(new Map(Object.entries(stored))))

const SAID = {
  sellerName: 'Laden GmbH',
  sellerAddress: 'Hauptstraße 1\n10115 Berlin',
  sellerEmail: 'hallo@laden.example',
  supportPhone: '+49 30 12345678',
}

describe('what the legal notice lacks', () => {
  it('is nothing where no law asks for one', () => {
    for (const sellerCountry of ['', 'US', 'CA', 'BR'])
      expect([sellerCountry, missing({ sellerCountry })]).toEqual([sellerCountry, []])
  })

  it.each([
    ['AT', []],
    ['GB', []],
    ['DE', ['disputeResolution']],
    ['FR', ['sellerHost', 'disputeResolution']],
    ['JP', ['sellerRepresentative']],
  ])('depends on the law of the seller in %s', (sellerCountry, further) => {
    const who = ['sellerName', 'sellerAddress', 'sellerEmail', 'supportPhone']
    expect(missing({ sellerCountry })).toEqual([...who, ...further])
    expect(missing({ ...SAID, sellerCountry })).toEqual(further)
  })

  it('is the board of whoever takes part, too', () => {
    const offered = { ...SAID, sellerCountry: 'DE', disputeResolution: 'offered' }
    expect(missing(offered)).toEqual(['disputeBody'])
    expect(missing({ ...offered, disputeBody: 'A board' })).toEqual([])
    expect(missing({ ...SAID, sellerCountry: 'DE', disputeResolution: 'declined' })).toEqual([])
  })

  it('is no address that somebody reads', () => {
    const { sellerEmail: _, ...rest } = SAID
    const own = { ...rest, sellerCountry: 'AT', supportEmail: 'help@laden.example' }
    expect(missing(own)).toEqual([])
  })
})

describe('a tax ID that pages say', () => {
  it.each([
    'DE123456789',
    'ATU12345678',
    'CHE-123.456.789 MWST',
    'GB 999 9999 73',
    'T1234567890123',
  ])('is %s', (taxId) => {
    expect(publicTaxId(taxId)).toBe(taxId)
  })

  it.each(['', '12-3456789', '12/345/67890', 'none', 'Kleinunternehmer'])(
    'is not “%s”',
    (taxId) => {
      expect(publicTaxId(taxId)).toBeNull()
    },
  )
})

describe('the dispute platform of the EU, which closed in July 2025', () => {
  it('is linked from no text of the store', () => {
    const files = ['app', 'components', 'content', 'demo', 'lib', 'messages'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(tsx?|mjs|json|csv|md|sql)$/.test(entry.name))
        .map(({ parentPath, name }) => join(parentPath, name)),
    )
    expect(files.length).toBeGreaterThan(1000)
    const address = ['ec.europa.eu', 'consumers', 'odr'].join('/')
    expect(files.filter((file) => readFileSync(file, 'utf8').includes(address))).toEqual([])
  })
})
