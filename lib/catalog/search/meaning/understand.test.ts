import { describe, expect, it } from '@jest/globals'
import { NO_BOUNDS } from './bounds'
import { knownUses, understand } from './understand'
import { toldBy, understoodText } from './understood-text'
import { phrasesIn, USE_LANGUAGES, USES } from './uses'

const KNOWN = knownUses(USES)
const boundsOf = (text: string) => {
  const meaning = understand(text, KNOWN)
  return { ...meaning?.facts, ...strip(meaning?.plain) }
}
const strip = (bounds: object = {}) =>
  Object.fromEntries(
    Object.entries(bounds).filter(([, value]) => value !== null && value !== false),
  )
const usesOf = (text: string) => understand(text, KNOWN)?.uses.map(({ id }) => id) ?? []

describe('bounds', () => {
  it.each([
    'photo editor without subscription',
    'photo editor no monthly subscription',
    'bildbearbeitung ohne abo',
    'editor de fotos sin suscripción',
    'logiciel photo sans abonnement',
    '写真編集 サブスクなし',
    '修图 无需订阅',
    'obróbka zdjęć bez abonamentu',
    'aboneliksiz fotoğraf düzenleme',
    'تعديل الصور بدون اشتراك',
    '구독 없는 사진 편집',
  ])('leave subscriptions out: %s', (text) => {
    expect(understand(text, KNOWN)?.plain.isPerpetual).toBe(true)
  })

  it.each([
    ['antivirus under 50', { limit: 'below', cents: 5000, currency: null }],
    ['antivirus under $29.99', { limit: 'below', cents: 2999, currency: '$' }],
    ['office unter 50 €', { limit: 'below', cents: 5000, currency: 'EUR' }],
    ['office hasta 40 euros', { limit: 'upTo', cents: 4000, currency: 'EUR' }],
    ['office moins de 40', { limit: 'below', cents: 4000, currency: null }],
    ['ウイルス対策 5000円以下', { limit: 'upTo', cents: 500_000, currency: 'JPY' }],
    ['杀毒软件 低于200元', { limit: 'below', cents: 20_000, currency: 'CNY' }],
    ['antywirus do 100 zł', { limit: 'upTo', cents: 10_000, currency: 'PLN' }],
    ['antivirüs 500 TL altı', { limit: 'below', cents: 50_000, currency: 'TRY' }],
    ['مضاد فيروسات أقل من 50 دولار', { limit: 'below', cents: 5000, currency: 'USD' }],
    ['백신 5만원 이하', { limit: 'upTo', cents: 5_000_000, currency: 'KRW' }],
    ['백신 30달러 미만', { limit: 'below', cents: 3000, currency: 'USD' }],
  ])('are prices: %s', (text, price) => {
    expect(understand(text, KNOWN)?.plain.price).toEqual(price)
  })

  it.each([
    ['antivirus for up to 5 devices', { devices: 5, isAtLeast: false }],
    ['virenschutz für 3 geräte', { devices: 3, isAtLeast: false }],
    ['antivirus for the whole family', { devices: 5, isAtLeast: true }],
    ['office for my macbook', { platform: 'macos' }],
    ['office für windows', { platform: 'windows' }],
    ['norton 2 years', { termMonths: 24 }],
    ['office lifetime license', { isPerpetual: true }],
    ['オフィス 買い切り', { isPerpetual: true }],
    ['antywirus na 5 urządzeń', { devices: 5, isAtLeast: false }],
    ['antywirus na 2 lata', { termMonths: 24 }],
    ['3 cihaz için antivirüs', { devices: 3, isAtLeast: false }],
    ['norton 2 yıllık', { termMonths: 24 }],
    ['مضاد فيروسات لثلاثة أجهزة', { devices: 3, isAtLeast: false }],
    ['أوفيس مدى الحياة', { isPerpetual: true }],
    ['برنامج للماك', { platform: 'macos' }],
    ['백신 5대용', { devices: 5, isAtLeast: false }],
    ['오피스 맥용', { platform: 'macos' }],
    ['오피스 평생', { isPerpetual: true }],
  ])('are facts: %s', (text, bounds) => {
    expect(boundsOf(text)).toMatchObject(bounds)
    expect(understand(text, KNOWN)?.plain.price).toBeNull()
  })

  it('are none of names and sentences', () => {
    for (const text of ['norton 360', 'Windows Server 2025', 'Sage 50', 'QuickBooks'])
      expect([text, understand(text, [])]).toEqual([text, null])
    expect(understand('It protects one Mac and one PC for a year against all viruses', KNOWN)).toBe(
      null,
    )
  })

  it('are told to a page as they were understood', () => {
    const bounds = {
      ...NO_BOUNDS,
      platform: 'macos' as const,
      devices: 5,
      isAtLeast: true,
      price: { limit: 'below' as const, cents: 4999, currency: 'EUR' },
    }
    expect(toldBy(understoodText({ bounds, isByUse: false }))).toEqual({
      platform: 'macos',
      isPerpetual: false,
      months: null,
      devices: 5,
      isAtLeast: true,
      price: { limit: 'below', cents: 4999, currency: 'EUR' },
      isByUse: false,
    })
  })
})

describe('uses', () => {
  it.each([
    ['edit my holiday videos', ['video-editing']],
    ['bookkeeping for a small business', ['accounting', 'small-business']],
    ['protect my mac from viruses', ['antivirus']],
    ['run windows on a mac', ['windows-on-mac']],
    ['動画を編集するソフト', ['video-editing']],
    ['适合摄影师的修图软件', ['photo-editing', 'photographer']],
  ])('are told by words in any order: %s', (text, uses) => {
    expect(usesOf(text)).toEqual(uses)
  })

  it('leave the words that say something else', () => {
    expect(understand('adobe software to edit photos', KNOWN)?.rest).toBe('adobe')
  })

  it('are not told by what the owner switched off, and in the place of what ships by what he calls them', () => {
    const known = knownUses(USES, {
      isOff: (id, language) => id === 'video-editing' && language === 'de',
      phrasesOf: (id, language) =>
        id === 'video-editing' && language === 'fr' ? ['bricol* film*'] : null,
    })
    expect(understand('videoschnitt', known)).toBeNull()
    expect(understand('montage vidéo', known)).toBeNull()
    expect(understand('bricoler un film', known)?.uses.map(({ id }) => id)).toEqual([
      'video-editing',
    ])
    expect(understand('edit video', known)?.uses.map(({ id }) => id)).toEqual(['video-editing'])
  })

  it('have words in each language, and products that have them', () => {
    const ids = USES.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, phrases, says, like } of USES) {
      for (const language of USE_LANGUAGES)
        expect([id, language, phrasesIn(phrases[language]).length]).not.toEqual([id, language, 0])
      expect(phrasesIn(says).length).toBeGreaterThan(0)
      expect(like === undefined || ids.includes(like)).toBe(true)
    }
  })
})
