import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { settingsAnswerSchema } from '@/lib/settings/contracts'
import { SETTINGS, type Settings, settingsFrom } from '@/lib/settings/registry'
import { adminClient, clientOfRole } from '@/tests/setup/admin-client'
import { apiClient } from '@/tests/setup/api-client'
import { startStore, type TestStore } from '@/tests/setup/store'

const PATH = '/api/admin/settings'
const DEFAULTS = settingsFrom(new Map())

let store: TestStore
let admin: Awaited<ReturnType<typeof adminClient>>

beforeAll(async () => {
  store = await startStore()
  admin = await adminClient(store)
})
afterAll(() => store.stop())
beforeEach(async () => {
  await store.sql.query('DELETE FROM "Setting"')
})

const read = async () => settingsAnswerSchema.parse((await admin.call(PATH)).body)
const patch = (values: object, more: object = {}, client = admin) =>
  client.call(PATH, { method: 'PATCH', body: { values, ...more } })
const storedKeys = async () =>
  (await store.sql.query('SELECT "key" FROM "Setting" ORDER BY "key"')).rows.map(({ key }) => key)

/** Settings whose values the tests of their own tabs check. */
type OfOtherTabs =
  | 'homeHero'
  | 'homeSections'
  | 'homeBlocks'
  | 'homeHiddenSections'
  | 'imageQuality'
  | 'imageMaxWidth'
  | 'taxThresholds'
  | 'apiSignIn'
  | 'requireSecondFactor'

/** For every other setting another value than its default. */
const OTHERS: Omit<Settings, OfOtherTabs> = {
  markets: ['EU', 'US', 'ELSEWHERE'],
  keptForMarkets: ['licenceNotice'],
  storeName: 'Key Corner & Söhne',
  storeDescription: 'Software from the corner shop.\nOpen at night.',
  supportEmail: 'help@keycorner.example',
  adminEmail: 'boss@keycorner.example',
  supportPhone: '+44 20 7946 0000',
  refundsEmail: 'back@keycorner.example',
  careersEmail: 'jobs@keycorner.example',
  legalEmail: 'law@keycorner.example',
  privacyEmail: 'quiet@keycorner.example',
  returnsText: 'Two weeks, no questions.',
  showSpecialOffers: false,
  showNewsletterSignup: false,
  menus: { buyers: [] },
  baseCurrency: 'USD',
  sellingCurrencies: {},
  supportedCurrencies: ['USD', 'EUR', 'JPY'],
  rateSource: 'ecb',
  currencyDisplay: 'code',
  struckPrices: 'lowest30',
  timezone: 'Asia/Tokyo',
  dateFormat: 'dd.MM.yyyy',
  defaultLanguage: 'fr',
  taxEnabled: false,
  defaultTaxRate: 8.25,
  taxRates: [
    { country: 'DE', rate: 19 },
    { country: 'FI', rate: 25.125 },
  ],
  sellerCountry: 'DE',
  reverseCharge: false,
  checkTaxIds: false,
  unconfirmedTaxIds: 'exempt',
  taxDisplayCart: 'both',
  taxBasedOn: 'store',
  taxInclusive: true,
  taxByHabit: false,
  digitalProductTax: false,
  shippingCalculation: 'weight_based',
  defaultShippingCost: 4.5,
  freeShippingThreshold: 0,
  metaTitle: 'Keys & more',
  metaDescription: 'Licence keys for everybody.',
  metaKeywords: 'keys, licences',
  socialTitle: 'Look at this',
  socialDescription: 'Keys that work.',
  socialImage: 'https://cdn.example/share.png',
  googleFeed: false,
  metaFeed: false,
  microsoftFeed: false,
  shoppingAgents: true,
  orderNumberPrefix: 'KC-2026-',
  accountCreation: 'optional',
  paymentsWithoutCart: 'never',
  disputedKeys: 'leave',
  withdrawalFunction: 'everywhere',
  supplyConsent: 'everybody',
  withoutConsent: 'after_period',
  licenceNotice: 'everywhere',
  moderatorsCorrectEmails: true,
  guestCheckout: false,
  sellerName: 'Key Corner Ltd',
  sellerAddress: '1 Corner Street\nLondon',
  sellerTaxId: 'GB999999973',
  sellerRegistration: 'Companies House 01234567',
  sellerEmail: 'billing@keycorner.example',
  smallBusiness: true,
  eInvoices: 'companies',
  invoiceFooter: 'Thank you.',
  sellerRepresentative: 'Ada Corner, director',
  sellerCapital: '£100',
  sellerAuthority: 'A board\n1 Office Street',
  contentPerson: 'Ada Corner\n1 Corner Street',
  sellerHost: 'A host\n2 Machine Street',
  disputeResolution: 'offered',
  careersPage: false,
  aboutPage: false,
  giftCardsPage: true,
  businessPage: true,
  quoteDays: 30,
  accessibilityStatement: false,
  accessibilityLimits: 'The chat can only be used with a mouse.',
  accessibilityAuthority: 'A third board\n4 Office Street',
  accessibilityDate: '2026-10-01',
  disputeBody: 'Another board\n3 Office Street',
  invoiceNumberPrefix: 'KC-',
  creditNoteNumberPrefix: 'KC-CR-{year}-',
  invoiceFirstNumber: 500,
  creditNoteFirstNumber: 10,
  documentNumberDigits: 4,
  productAlerts: false,
  productQuestions: false,
  cartReminders: false,
  termReminderDays: 14,
  keyReplacementDays: 7,
  lowStockThreshold: 3,
  mailNewOrder: false,
  mailByHandOrder: false,
  mailWaitingOrder: false,
  mailKeyReport: false,
  mailLowStock: false,
  mailRefundRequest: false,
  mailRefundFailed: false,
  mailUnclaimedPayment: false,
  mailDispute: false,
  mailProviderRefund: false,
  mailBooksDiffer: false,
  mailDeclines: false,
  mailSecurityWarning: false,
  deliveryMinutes: 15,
  refundDays: 60,
  shortRefundDays: 7,
  shortRefundPublishers: ['Corel'],
  genuinePromise: false,
  supportPromise: 'office_hours',
  liveChat: 'always',
  chatMinutes: 10,
  phoneMinutes: 20,
  answerHours: 48,
  criticalHours: 6,
  salesHours: 12,
  refundAnswerHours: 72,
  notFoundHint: true,
  statedCustomers: 1_500_000,
  statedProducts: 250,
  statedUptime: 99.95,
  statedSatisfaction: 98,
  popularArticles: 'how-refunds-work: 10, 90%\nbuying-as-a-guest',
  reviewsAskAfterDays: 3,
  reviewsModerated: false,
  reviewIncentives: 'A coupon of 5 %.',
  keepMessages: 12,
  keepWithdrawals: 24,
  keepApplications: 3,
  keepVotes: 12,
  keepReviewReports: 12,
  keepQuestions: 12,
  keepPaymentOrigins: 200,
  keepConsentNetworks: 1500,
  keepProviderEvents: 200,
  keepNotifications: 30,
  keepCarts: 30,
  keepReminders: 60,
  keepAlerts: 60,
  keepIdleAlerts: 180,
  keepReaders: 90,
  keepDataRequests: 365,
  keepStaffSessions: 7,
  keepAudit: 120,
  mailReview: false,
  mailQuestion: false,
  mailFailedMail: false,
  mailWebhookGivenUp: false,
  mailFeedStopped: false,
  mailBackupFailed: false,
  mailRatesStopped: false,
  mailTaxThreshold: false,
  mailDailySummary: false,
  primaryColor: '#1d4ed8',
  secondaryColor: '#38bdf8',
  corners: 'square',
  typeface: 'serif',
  density: 'compact',
  animations: false,
  darkMode: true,
  firstScheme: 'dark',
}

/** Texts of the store's own that say what was promised. */
const FOLLOWING: Record<string, Partial<Settings>> = {
  deliveryMinutes: {
    storeDescription:
      'Genuine software licences, delivered by e-mail within 15 minutes and backed by a 30-day money-back guarantee.',
  },
  refundDays: {
    storeDescription:
      'Genuine software licences, delivered by e-mail within 5 minutes and backed by a 60-day money-back guarantee.',
    returnsText:
      'Most products come with a 60-day money-back guarantee: tell us within 60 days of your order and you get your money back, including the tax.',
  },
  genuinePromise: {
    storeDescription:
      'Software licences, delivered by e-mail within 5 minutes and backed by a 30-day money-back guarantee.',
  },
}

describe('GET /api/admin/settings', () => {
  it('gives every setting, at first its default without a version', async () => {
    const { values, versions, storeUrl } = await read()
    expect(values).toEqual(DEFAULTS)
    expect(Object.keys(versions).sort()).toEqual(Object.keys(SETTINGS).sort())
    expect(new Set(Object.values(versions))).toEqual(new Set([null]))
    expect(storeUrl).toMatch(/^http/)
  })

  it('ignores what is stored and does not fit any more', async () => {
    await store.sql.query(
      `INSERT INTO "Setting" ("key", "value", "updatedAt") VALUES
         ('defaultTaxRate', '"a lot"', now()), ('gone', '1', now()), ('storeName', '"Key Corner"', now())`,
    )
    const { values } = await read()
    expect(values).toEqual({ ...DEFAULTS, storeName: 'Key Corner' })
    expect(values).not.toHaveProperty('gone')
  })
})

describe('PATCH /api/admin/settings', () => {
  it.each(Object.entries(OTHERS))('keeps %s', async (key, value) => {
    const answer = await patch({ [key]: value })
    expect(answer.status).toBe(200)
    const expected = { ...DEFAULTS, ...FOLLOWING[key], [key]: value }
    expect(answer.body.values).toEqual(expected)
    expect(answer.body.versions[key]).toEqual(expect.any(String))
    expect((await read()).values).toEqual(expected)
    expect(await storedKeys()).toEqual([key])
  })

  it('stores all at once', async () => {
    expect((await patch(OTHERS)).status).toBe(200)
    expect((await read()).values).toEqual({ ...DEFAULTS, ...OTHERS })
  })

  it.each<[keyof Settings, unknown]>([
    ['markets', 'EU'],
    ['markets', ['DE']],
    ['markets', ['EU', 'EU']],
    ['keptForMarkets', ['storeName']],
    ['storeName', ''],
    ['storeName', '   '],
    ['storeName', { $ne: '' }],
    ['storeName', 'Key\r\nBcc: everybody@example.com'],
    ['storeName', 'Key\u0007'],
    ['storeName', 'x'.repeat(100_000)],
    ['storeDescription', 'x'.repeat(501)],
    ['adminEmail', 'a@b.example, c@d.example'],
    ['refundsEmail', null],
    ['returnsText', ''],
    ['baseCurrency', 'EUR'],
    ['supportedCurrencies', []],
    ['supportedCurrencies', ['EUR']],
    ['supportedCurrencies', ['USD', 'DOGE']],
    ['currencyDisplay', 'picture'],
    ['timezone', '../../etc/passwd'],
    ['timezone', 'Mars/Olympus'],
    ['timezone', '+02:00'],
    ['timezone', 'x'.repeat(100_000)],
    ['timezone', 1],
    ['dateFormat', 'HH'],
    ['defaultLanguage', 'xx'],
    ['taxEnabled', 'yes'],
    ['defaultTaxRate', '8'],
    ['defaultTaxRate', -0.01],
    ['defaultTaxRate', 100.01],
    ['defaultTaxRate', 8.125],
    ['taxInclusive', 1],
    ['defaultShippingCost', 1e308],
    ['socialImage', 'javascript:alert(1)'],
    ['socialImage', '//evil.example/x.png'],
    ['orderNumberPrefix', 'sh-'],
    ['orderNumberPrefix', 'SH'],
    ['orderNumberPrefix', 'SH\'; DROP TABLE "Order"; -'],
    ['guestCheckout', 'false'],
    ['lowStockThreshold', -1],
    ['deliveryMinutes', 61],
    ['refundDays', -1],
    ['refundDays', 366],
    ['shortRefundDays', '14'],
    ['shortRefundPublishers', ['']],
    ['shortRefundPublishers', 'Microsoft'],
    ['supportPromise', 'sometimes'],
    ['liveChat', 'sometimes'],
    ['answerHours', 721],
    ['statedCustomers', 1.5],
    ['statedUptime', 100.1],
    ['genuinePromise', 'yes'],
    ['reviewsAskAfterDays', 61],
    ['reviewsAskAfterDays', 1.5],
    ['lowStockThreshold', 0.5],
    ['invoiceNumberPrefix', 'INV'],
    ['invoiceNumberPrefix', 'inv-{month}-'],
    ['invoiceFirstNumber', 0],
    ['documentNumberDigits', 10],
    ['sellerEmail', 'nobody'],
    ['primaryColor', 'red'],
    ['primaryColor', '#fff; background: url(//evil.example)'],
    ['primaryColor', '#fef08a'],
    ['secondaryColor', '#111111'],
    ['darkMode', 'system'],
  ])('refuses %s = %j beside its field', async (key, value) => {
    const answer = await patch({ [key]: value, metaTitle: 'Would be fine' })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'invalid', issues: [{ path: key }] })
    expect(answer.body.issues).toHaveLength(1)
    expect(await storedKeys()).toEqual([])
  })

  it('refuses what no text may hold, naming where it stands', async () => {
    expect(await patch({ storeName: 'Key\u0000' })).toMatchObject({
      status: 400,
      body: { code: 'invalid', issues: [{ path: 'values.storeName' }] },
    })
    expect(await storedKeys()).toEqual([])
  })

  it('reports a colour’s lack of contrast', async () => {
    const { body } = await patch({ primaryColor: '#fef08a' })
    expect(body.message).toMatch(/too light.*\d\.\d\d:1.*3:1/)
  })

  it('takes HTML as the text that it is', async () => {
    const storeName = '<script>alert(1)</script>'
    expect((await patch({ storeName })).status).toBe(200)
    const page = await (await fetch(store.url)).text()
    expect(page.includes(storeName)).toBe(false)
    expect(page.includes('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe(true)
    // The page is rendered again at the next request.
    await patch({ storeName: DEFAULTS.storeName })
    expect((await (await fetch(store.url)).text()).includes('alert(1)')).toBe(false)
  })

  it('refuses settings that there are not, and names each', async () => {
    const { status, body } = await patch({ colour: 'red', constructor: 1, storeUrl: 'https://x.y' })
    expect(status).toBe(400)
    expect(body.issues.map(({ path }: { path: string }) => path).sort()).toEqual([
      'colour',
      'constructor',
      'storeUrl',
    ])
  })

  it.each([[{}], [[]], ['all'], [null], [7]])('refuses %j as values', async (values) => {
    const answer = await admin.call(PATH, { method: 'PATCH', body: { values } })
    expect(answer.status).toBe(400)
  })

  it('refuses a body that is none', async () => {
    for (const raw of ['', '{', '[]', '"x"'])
      expect((await admin.call(PATH, { method: 'PATCH', raw })).status).toBe(400)
  })

  it('lets two admins change different settings, and not the same one unseen', async () => {
    const { versions } = await read()
    const first = await patch(
      { storeName: 'First' },
      { expectedVersions: { storeName: versions.storeName } },
    )
    expect(first.status).toBe(200)
    const other = await patch(
      { metaTitle: 'Second' },
      { expectedVersions: { metaTitle: versions.metaTitle } },
    )
    expect(other.status).toBe(200)
    const late = await patch(
      { storeName: 'Third', metaTitle: 'Third' },
      { expectedVersions: { storeName: versions.storeName } },
    )
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        message: 'Somebody else changed these settings. Reload to see their version.',
      },
    })
    expect((await read()).values).toMatchObject({ storeName: 'First', metaTitle: 'Second' })
  })

  it('lets one of many simultaneous changes of the same version through', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        patch({ storeName: `Name ${index}` }, { expectedVersions: { storeName: null } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
  })

  it('leaves a trace with what was before and after', async () => {
    await patch({ defaultTaxRate: 8.25, taxInclusive: true })
    const { rows } = await store.sql.query(
      `SELECT * FROM "AuditEntry" WHERE "action" = 'settings.update' ORDER BY "id" DESC LIMIT 1`,
    )
    expect(rows[0]).toMatchObject({
      username: 'admin',
      entityType: 'settings',
      entityId: 'defaultTaxRate, taxInclusive',
      before: { defaultTaxRate: 8, taxInclusive: false },
      after: { defaultTaxRate: 8.25, taxInclusive: true },
    })
  })

  it('is for administrators', async () => {
    const moderator = await clientOfRole(store, 'moderator')
    expect((await moderator.call(PATH)).status).toBe(403)
    expect((await patch({ storeName: 'Mine' }, {}, moderator)).status).toBe(403)
    const anybody = apiClient(store.url)
    expect((await anybody.call(PATH)).status).toBe(401)
    expect(
      (await anybody.call(PATH, { method: 'PATCH', body: { values: { storeName: 'Mine' } } }))
        .status,
    ).toBe(401)
    expect((await read()).values.storeName).toBe(DEFAULTS.storeName)
  })
})
