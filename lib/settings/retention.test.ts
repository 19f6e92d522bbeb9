import { describe, expect, it } from '@jest/globals'
import { keptData } from '@/content/kept-data'
import { PRIVACY } from '@/content/privacy'
import { TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { plainLegalText } from '@/lib/orders/agreed-texts/plain-text'
import { SETTINGS, settingsFrom } from './registry'
import { keptSince, RETENTION, RETENTION_SETTINGS, retentionOf, retentionWords } from './retention'

const now = new Date('2026-11-30T12:00:00Z')
const usual = settingsFrom(new Map())
const sinceOf = (own: object, name: (typeof RETENTION_SETTINGS)[number]) =>
  keptSince({ ...usual, ...own }, name, now).toISOString()

describe('how long data is kept', () => {
  it('begins with periods that are allowed', () => {
    for (const name of RETENTION_SETTINGS) {
      const { usual: period, least, most, mayStay = false } = retentionOf(name)
      expect([name, usual[name]]).toEqual([name, period])
      expect(SETTINGS[name].safeParse(least).success).toBe(true)
      expect(SETTINGS[name].safeParse(most).success).toBe(true)
      for (const refused of [least - 1, most + 1, least + 0.5, null])
        expect([name, refused, SETTINGS[name].safeParse(refused).success]).toEqual([
          name,
          refused,
          mayStay && refused === 0,
        ])
      expect(SETTINGS[name].safeParse(0).success).toBe(mayStay)
    }
  })

  it('is counted back in days or calendar months, or not at all', () => {
    expect(sinceOf({}, 'keepMessages')).toBe('2023-11-30T12:00:00.000Z')
    expect(sinceOf({ keepMessages: 1 }, 'keepMessages')).toBe('2026-10-30T12:00:00.000Z')
    expect(sinceOf({ keepCarts: 7 }, 'keepCarts')).toBe('2026-11-23T12:00:00.000Z')
    expect(sinceOf({}, 'keepAudit')).toBe('1970-01-01T00:00:00.000Z')
    expect(sinceOf({ keepAudit: 24 }, 'keepAudit')).toBe('2024-11-30T12:00:00.000Z')
  })
})

describe('what is said of it', () => {
  it('has a row for each kind in each language', () => {
    for (const locale of TRANSLATED_LOCALES) {
      const { rows, language } = keptData(usual, locale)
      expect(language).toBe(locale)
      expect(rows).toHaveLength(RETENTION_SETTINGS.length + 1)
      expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length)
    }
  })

  it('names periods as people do', () => {
    const periods = { ...usual, keepApplications: 7, keepAudit: 24 }
    const rows = new Map(
      keptData(periods, 'de').rows.map(([name, period]) => [String(name), period]),
    )
    expect(rows.get('Bewerbungen')).toBe('7 Monate')
    expect(rows.get('Nachrichten an uns und Meldungen zu Schlüsseln mit ihren Bildern')).toBe(
      '3 Jahre',
    )
    expect(rows.get('Warenkörbe')).toBe('90 Tage')
    expect(rows.get('Bestellungen, Zahlungen und Rechnungen')).toBe('7 Jahre')
    expect(rows.get('Was unsere Mitarbeiter geändert haben')).toBe('2 Jahre')
  })

  it('is in the policy, too, which says what it said before while nothing is changed', () => {
    const policyOf = (own: object) =>
      plainLegalText(PRIVACY, retentionWords({ ...usual, ...own }), 'https://shop.example')
    for (const said of [
      'Support: 3 years from the last message, including refund requests',
      'Carts: 90 days after the last change',
      'Without your confirmation 7 days; else until 90 days after the e-mail or after you stop them, and no longer than a year without an e-mail',
      'Reminder of a cart: 7 days, or 30 days after the e-mail;',
      'Job applications: 6 months',
    ])
      expect(policyOf({})).toContain(said)
    const other = policyOf({ keepMessages: 18, keepIdleAlerts: RETENTION.keepIdleAlerts.least })
    expect(other).toContain('Support: 18 months from the last message')
    expect(other).toContain('no longer than 30 days without an e-mail')
  })
})
