import { describe, expect, it } from '@jest/globals'
import { keptData } from '@/content/kept-data'
import { LOCALES, TRANSLATED_LOCALES } from '@/lib/i18n/locales'
import { type Settings, settingsFrom } from '@/lib/settings/registry'
import { blocksOf } from './plain-text'
import { hashOf, textsInForce, withdrawalText } from './texts-in-force'
import { writtenTexts } from './written-texts'

const siteUrl = 'https://shop.example'
const settingsOf = (own: Partial<Settings> = {}) => settingsFrom(new Map(Object.entries(own)))
const textsOf = (own: Partial<Settings> = {}, locale = 'en') =>
  textsInForce({ settings: settingsOf(own), charged: 'US dollars', siteUrl }, locale)

describe('the texts of law in force', () => {
  it('are filled in: nothing is left of marks and placeholders', () => {
    for (const locale of LOCALES)
      for (const { kind, body } of textsOf({}, locale)) {
        expect([kind, body.match(/\{\w+\}|\]\(|\*\*|`/)]).toEqual([kind, null])
        expect(blocksOf(body).length).toBeGreaterThan(3)
      }
  })

  it('differ where a setting that they name does, and nowhere else', () => {
    const changed = textsOf({ storeName: 'Key Corner', refundDays: 21 }).map(hashOf)
    const same = textsOf({ lowStockThreshold: 3 }).map(hashOf)
    const now = textsOf()
    expect(now.map(hashOf)).toEqual(same)
    expect(
      now.filter((text, index) => hashOf(text) !== changed[index]).map(({ kind }) => kind),
    ).toEqual(['terms', 'disclaimer', 'privacy', 'returns', 'withdrawal'])
  })

  it('have no instruction on withdrawal where nobody may withdraw by a page', () => {
    expect(textsOf({ withdrawalFunction: 'off' }).map(({ kind }) => kind)).not.toContain(
      'withdrawal',
    )
  })
})

describe('a text of the owner’s', () => {
  const own = {
    terms: {
      en: { title: 'Terms of {storeName}', content: '<h2>One</h2><p>{refundDays} days.</p>' },
    },
    privacy: { de: { title: 'Datenschutz', content: '<p>Kurz.</p>' } },
  }
  const textsIn = (locale: string) =>
    textsInForce({ settings: settingsOf(), charged: 'US dollars', siteUrl, own }, locale)
  const textIn = (locale: string, kind: string) =>
    textsIn(locale).find((text) => text.kind === kind)

  it('is what is agreed to, in the language that its page shows', () => {
    const terms = {
      kind: 'terms',
      language: 'en',
      title: 'Terms of Softhaven',
      body: '## One\n\n30 days.',
    }
    expect([textIn('en', 'terms'), textIn('fr', 'terms')]).toEqual([terms, terms])
    expect(textIn('en', 'privacy')).toMatchObject({ language: 'de', title: 'Datenschutz' })
  })

  it('is followed by how long data is kept, as on its page, and leaves the others as they are', () => {
    const { title, yours } = keptData(settingsOf(), 'de')
    expect(textIn('de', 'privacy')?.body).toMatch(
      new RegExp(`^Kurz\\.\\n\\n## ${title}[\\s\\S]*## ${yours.title}`),
    )
    expect(textIn('en', 'returns')).toEqual(textsOf().find(({ kind }) => kind === 'returns'))
  })
})

describe('the instruction on withdrawal', () => {
  const settings = settingsOf({
    sellerName: 'Key Corner Ltd',
    sellerAddress: '1 Main Street\nDublin',
    refundsEmail: 'back@shop.example',
  })

  it.each(TRANSLATED_LOCALES)(
    'names seller and function in %s, and has the model form',
    (locale) => {
      const { body, language } = withdrawalText({ settings, siteUrl }, locale)
      expect(language).toBe(locale)
      expect(body.split('Key Corner Ltd, 1 Main Street, Dublin, back@shop.example')).toHaveLength(3)
      expect(body).toContain(
        locale === 'en' ? `${siteUrl}/withdrawal` : `${siteUrl}/${locale}/withdrawal`,
      )
      const form = blocksOf(body).at(-2)
      expect(form?.kind === 'list' && form.points).toHaveLength(7)
    },
  )

  it('is in English where the store has no words of the language', () => {
    expect(withdrawalText({ settings, siteUrl }, 'eo').language).toBe('en')
  })
})

it('is written as one file, each text with its version, its day and its address', () => {
  const file = writtenTexts([
    {
      title: 'Terms',
      number: 3,
      validFrom: new Date('2026-11-30T10:00:00Z'),
      body: '## 1. First\n\nOne.\n\n- a\n- b',
      url: `${siteUrl}/agreed-texts/7`,
    },
  ])
  expect(file).toContain('Terms · 3 · 2026-11-30\r\n======')
  expect(file).toContain(`${siteUrl}/agreed-texts/7`)
  expect(file).toContain('1. First\r\n--------\r\n\r\nOne.\r\n\r\n- a\r\n- b')
})
