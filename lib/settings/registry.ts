import { z } from 'zod'
import { isTimezone } from '@/lib/core/calendar'
import { fault, packed, type ServerText } from '@/lib/core/server-text'
import { emailSchema, lineSchema, paragraphsSchema } from '@/lib/core/text-schemas'
import { ALL_CURRENCIES, type CurrencyCode } from '@/lib/i18n/currencies'
import { currencySchema } from '@/lib/i18n/currency-schema'
import { LOCALES } from '@/lib/i18n/locales'
import { ROUNDINGS, roundingsOf } from '@/lib/pricing/exchange-rate'
import { homeBlocksSchema } from './blocks'
import {
  ACCOUNT_CREATIONS,
  CARTLESS_PAYMENTS,
  CORNERS,
  CURRENCY_DISPLAYS,
  DATE_FORMATS,
  DEFAULT_ORDER_NUMBER_PREFIX,
  DENSITIES,
  DISPUTE_RESOLUTIONS,
  DISPUTED_KEYS,
  E_INVOICES,
  FIRST_SCHEMES,
  FOLLOWING_SETTINGS,
  LICENCE_NOTICES,
  LIVE_CHATS,
  MARKETS,
  MAX_REFUND_DAYS,
  RATE_SOURCES,
  SHIPPING_CALCULATIONS,
  STRUCK_PRICES,
  SUPPLY_CONSENTS,
  SUPPORT_PROMISES,
  TAX_BASES,
  TAX_DISPLAYS,
  TYPEFACES,
  UNCONFIRMED_TAX_IDS,
  WITHDRAWAL_FUNCTIONS,
  WITHOUT_CONSENT,
} from './choices'
import { firstDescription, firstReturnsText } from './first-words'
import {
  EMPTY_HERO_TEXTS,
  HOME_HIDDEN_SECTIONS,
  HOME_SECTIONS,
  heroTextsSchema,
  hiddenHomeSectionsSchema,
  storedHomeSectionsSchema,
} from './home-page-settings'
import { menusSchema } from './menus'
import { promisesOf } from './promises'
import { RETENTION, type RetentionSetting, retentionOf } from './retention'
import { countrySchema, taxRatesSchema } from './tax-rates'
import { taxThresholdsSchema } from './tax-thresholds'
import {
  COLOUR_PATTERN,
  DEFAULT_PRIMARY,
  DEFAULT_SECONDARY,
  primaryProblem,
  secondaryProblem,
} from './theme'

const NO_TIMEZONE = fault('settings.timeZone')

const flag = (label: string) => z.boolean(fault('fields.mustBeTrueOrFalse', { field: label }))

const choice = <const T extends readonly string[]>(label: string, options: T) =>
  z.enum(options, fault('fields.mustBeOneOf', { field: label, choices: options.join(', ') }))

/** A number with at most 2 decimals. */
const number = (label: string, max: number) =>
  z
    .number(fault('fields.mustBeNumber', { field: label }))
    .min(0, fault('fields.mustBeAtLeast', { field: label, min: 0 }))
    .max(max, fault('fields.mustBeAtMost', { field: label, max: max.toLocaleString('en') }))
    .refine((value) => /^\d+(?:\.\d{1,2})?$/.test(String(value)), {
      error: fault('fields.mustHaveAtMost2Decimals', { field: label }),
    })

const wholeNumber = (label: string, min: number, max: number) =>
  z
    .number(fault('fields.mustBeNumber', { field: label }))
    .int(fault('fields.mustBeWholeNumber', { field: label }))
    .min(min, fault('fields.mustBeAtLeast', { field: label, min }))
    .max(max, fault('fields.mustBeAtMost', { field: label, max: max.toLocaleString('en') }))

/** A period of lib/settings/retention.ts. */
const period = (name: RetentionSetting) => {
  const { label, least, most, mayStay = false } = retentionOf(name)
  const rule = wholeNumber(label, mayStay ? 0 : least, most)
  const message = fault('fields.mustBeAtLeast', { field: label, min: least })
  return rule
    .refine((count) => count === 0 || count >= least, message)
    .default(RETENTION[name].usual)
}

/** What the numbers of documents begin with. Its hyphen at the end keeps the series of two prefixes apart. */
const documentPrefix = (label: string) =>
  z
    .string(fault('fields.mustBeText', { field: label }))
    .trim()
    .regex(
      /^(?:(?:[A-Z0-9]{1,8}|\{year\})-){1,3}$/,
      fault('fields.mustBeDocumentPrefix', { field: label }),
    )

const colour = (label: string, problemOf: (hex: string) => ServerText | null) =>
  z
    .string(fault('fields.mustBeColour', { field: label }))
    .regex(COLOUR_PATTERN, fault('fields.mustBeColourCode', { field: label }))
    .toLowerCase()
    .superRefine((hex, context) => {
      const problem = COLOUR_PATTERN.test(hex) ? problemOf(hex) : null
      if (problem) context.addIssue({ code: 'custom', message: packed(problem) })
    })

const currencyList = z
  .array(
    z.enum(ALL_CURRENCIES, fault('settings.currencyWithoutRate')),
    fault('fields.mustBeList', { field: 'Currencies' }),
  )
  .transform((codes): CurrencyCode[] => ALL_CURRENCIES.filter((code) => codes.includes(code)))

const marketList = z
  .array(choice('Markets', MARKETS), fault('fields.mustBeList', { field: 'Markets' }))
  .refine((markets) => new Set(markets).size === markets.length, {
    error: fault('settings.marketOnce'),
  })
  .transform((markets) => MARKETS.filter((market) => markets.includes(market)))

const followingList = z
  .array(
    choice('Kept settings', FOLLOWING_SETTINGS),
    fault('fields.mustBeList', { field: 'Kept settings' }),
  )
  .transform((kept) => FOLLOWING_SETTINGS.filter((setting) => kept.includes(setting)))

/** A picture for shared links: one of the store's, or a whole address. Empty: the pages' own. */
const picture = (label: string) =>
  lineSchema(label, 500).regex(
    /^(?:|\/(?!\/)[^\s\\]*|https:\/\/[^\s\\]+)$/,
    fault('fields.mustBePicturePath', { field: label }),
  )

/**
 * Every setting of the store: its key, its schema and its default. Add one here and it is typed,
 * validated and stored.
 */
export const SETTINGS = {
  // General
  storeName: lineSchema('Store name', 80)
    .min(1, fault('settings.enterStoreName'))
    .default('Softhaven'),
  /** Shown in the footer. Unless it is stored it is the store's first description, which pages translate. */
  storeDescription: paragraphsSchema('Store description', 500).default(''),
  supportEmail: emailSchema.default('support@softhaven.example'),
  adminEmail: emailSchema.default('owner@softhaven.example'),
  supportPhone: lineSchema('Support phone', 40).default('+1 (800) 555-0142'),
  refundsEmail: emailSchema.default('refunds@softhaven.example'),
  careersEmail: emailSchema.default('careers@softhaven.example'),
  legalEmail: emailSchema.default('legal@softhaven.example'),
  privacyEmail: emailSchema.default('privacy@softhaven.example'),
  /** The policy in short, on the returns page; like the description. */
  returnsText: paragraphsSchema('Returns text', 2000)
    .min(1, fault('settings.enterReturnsPolicy'))
    .default(''),

  // Markets: what they ask of other settings; lib/settings/markets.ts has their rules
  /** Where the owner says to sell; empty: not said, and nothing follows. */
  markets: marketList.default([]),
  /** Which settings the owner keeps as they are, whatever the markets ask for. */
  keptForMarkets: followingList.default([]),

  // Promises: what pages, mails and policies say, and refunds are measured by; lib/settings/promises.ts has their rules
  /** Minutes from payment to mail; 0: not said. */
  deliveryMinutes: wholeNumber('Minutes until delivery', 0, 60).default(5),
  /** Days of the money-back guarantee; 0: there is none. */
  refundDays: wholeNumber('Money-back days', 0, MAX_REFUND_DAYS).default(30),
  /** Of the publishers below, and before activation only; 0: none. */
  shortRefundDays: wholeNumber('Shorter money-back days', 0, MAX_REFUND_DAYS).default(14),
  shortRefundPublishers: z
    .array(
      lineSchema('Publishers with a shorter period', 120).min(
        1,
        fault('fields.mustNotBeEmpty', { field: 'Publishers with a shorter period' }),
      ),
      fault('fields.mustBeList', { field: 'Publishers with a shorter period' }),
    )
    .max(50, fault('fields.mustBeAtMost', { field: 'Publishers with a shorter period', max: 50 }))
    .transform((publishers) => [...new Set(publishers)])
    .default(['Microsoft', 'Adobe']),
  /** Whether licences are called genuine ones of their publishers; a product may be excepted. */
  genuinePromise: flag('Genuine licences').default(true),
  supportPromise: choice('Support hours', SUPPORT_PROMISES).default('always'),
  liveChat: choice('Live chat', LIVE_CHATS).default('plugin'),
  /** Within which support answers; 0: not said. A new store says none until its owner does. */
  chatMinutes: wholeNumber('Answer in the chat', 0, 1440).default(0),
  phoneMinutes: wholeNumber('Answer on the phone', 0, 1440).default(0),
  answerHours: wholeNumber('Answer to messages', 0, 720).default(0),
  criticalHours: wholeNumber('Answer to critical issues', 0, 720).default(0),
  salesHours: wholeNumber('Answer to sales inquiries', 0, 720).default(0),
  refundAnswerHours: wholeNumber('Answer to refund requests', 0, 720).default(0),

  // What the owner states of the store, and nobody counts; 0 or empty: not said. lib/settings/stated-figures.ts has their rules
  statedCustomers: wholeNumber('Customers', 0, 10_000_000_000).default(0),
  statedProducts: wholeNumber('Products', 0, 10_000_000_000).default(0),
  statedUptime: number('Uptime', 100).default(0),
  statedSatisfaction: number('Satisfaction', 100).default(0),
  /** The articles of the help center's list, a line for each: its slug, its views and how many per cent it helped. */
  popularArticles: paragraphsSchema('Popular articles', 4000).default(''),
  /** Whether the 404 page asks if the page was added to the router, outside of development too. */
  notFoundHint: flag('Developer’s line on the 404 page').default(false),

  // Home page
  /** Whether the home page shows a strip of Hot Deals. */
  showSpecialOffers: flag('Show Special Offers').default(true),
  /** Whether the home page shows the newsletter's e-mail box. */
  showNewsletterSignup: flag('Show Newsletter Signup').default(true),
  /** Texts that replace the defaults in the hero of the home page. */
  homeHero: heroTextsSchema.default(EMPTY_HERO_TEXTS),
  /** The sections of the home page in their order. */
  homeSections: storedHomeSectionsSchema.default([...HOME_SECTIONS]),
  /** The blocks that the owner added to them, which `homeSections` names by their ids. */
  homeBlocks: homeBlocksSchema.default([]),
  /** The store's sections that are not shown. */
  homeHiddenSections: hiddenHomeSectionsSchema.default([...HOME_HIDDEN_SECTIONS]),

  // Menus of header and footer
  /** Those that the owner changed. */
  menus: menusSchema.default({}),

  // Site images, encoded when they are uploaded
  /** Higher is sharper and larger. */
  imageQuality: z
    .number(fault('fields.mustBeNumber', { field: 'imageQuality' }))
    .int(fault('fields.mustBeWholeNumber', { field: 'imageQuality' }))
    .min(40, fault('fields.mustBeAtLeast', { field: 'imageQuality', min: 40 }))
    .max(95, fault('fields.mustBeAtMost', { field: 'imageQuality', max: 95 }))
    .default(82),
  imageMaxWidth: z
    .number(fault('fields.mustBeNumber', { field: 'imageMaxWidth' }))
    .int(fault('fields.mustBeWholeNumber', { field: 'imageMaxWidth' }))
    .min(640, fault('fields.mustBeAtLeast', { field: 'imageMaxWidth', min: 640 }))
    .max(3840, fault('fields.mustBeAtMost', { field: 'imageMaxWidth', max: '3,840' }))
    .default(1920),

  // Currency and region
  /** What prices are in, and orders are charged in unless it is one of those below. Changed by lib/bookkeeping/base-currency alone. */
  baseCurrency: currencySchema.default('USD'),
  /** The currencies that the store's picker offers. */
  supportedCurrencies: currencyList.default([...ALL_CURRENCIES]),
  /** What orders are charged in as well, and what prices end on in each. Always on offer. */
  sellingCurrencies: z
    .partialRecord(
      z.enum(ALL_CURRENCIES, fault('settings.currencyWithoutRate')),
      choice('Rounding', ROUNDINGS),
      fault('settings.sellingCurrencies'),
    )
    .superRefine((chosen, context) => {
      for (const [currency, rounding] of Object.entries(chosen))
        if (!roundingsOf(currency).includes(rounding))
          context.addIssue({
            code: 'custom',
            message: fault('settings.roundingNeedsCents', { currency }),
          })
    })
    .default({}),
  /** By which prices are converted; lib/settings/rates has those of the day. */
  rateSource: choice('Exchange rates', RATE_SOURCES).default('fixed'),
  /** What is struck through beside a price. The database's own functions read it, too: softhaven_compared_prices. */
  struckPrices: choice('Struck prices', STRUCK_PRICES).default('recommended'),
  currencyDisplay: choice('Currency display', CURRENCY_DISPLAYS).default('symbol'),
  /** Days are those of this time zone; `UTC` in a store that nobody has set up. */
  timezone: z.string(NO_TIMEZONE).refine(isTimezone, NO_TIMEZONE).default('UTC'),
  dateFormat: choice('Date format', DATE_FORMATS).default('MM/dd/yyyy'),
  /** For first visits by browsers in none of the store's languages. */
  defaultLanguage: choice('Default language', LOCALES).default('en'),

  // Tax
  taxEnabled: flag('Enable tax').default(true),
  /** Percent. */
  defaultTaxRate: number('Default tax rate', 100).default(8),
  taxDisplayCart: choice('Tax display in cart', TAX_DISPLAYS).default('excluding'),
  /** Whose country decides: the buyer's, by their address, or the seller's. Without rates of countries there is one for all. */
  taxBasedOn: choice('Tax based on', TAX_BASES).default('billing'),
  /** Whether the prices of products hold the tax. */
  taxInclusive: flag('Prices include tax').default(false),
  /** Whether they do where that is usual, and do not in the United States and Canada, whatever the setting above. */
  taxByHabit: flag('Tax as is usual').default(false),
  digitalProductTax: flag('Tax digital products').default(true),
  /** Rates of countries; all others have the default rate. */
  taxRates: taxRatesSchema.default([]),
  /** From which sales on a seller of elsewhere owes the tax of a place. */
  taxThresholds: taxThresholdsSchema,
  /** Where the seller is; empty: not said, and nobody pays by reverse charge. */
  sellerCountry: countrySchema("Seller's country").default(''),
  /** Whether companies in other countries of the EU account for the tax themselves. */
  reverseCharge: flag('Reverse charge').default(true),
  /** Whether the EU's service is asked if their tax IDs exist; otherwise their form and check digits decide. */
  checkTaxIds: flag('Check tax IDs').default(true),
  /** While that service does not answer. */
  unconfirmedTaxIds: choice('Unconfirmed tax IDs', UNCONFIRMED_TAX_IDS).default('refund'),

  // Shipping: fields of the specification. Stored and answered by the API alone, since nothing is shipped
  shippingCalculation: choice('Shipping calculation', SHIPPING_CALCULATIONS).default('flat_rate'),
  defaultShippingCost: number('Default shipping cost', 1_000_000).default(9.99),
  freeShippingThreshold: number('Free shipping threshold', 1_000_000).default(50),

  // SEO: for pages without texts of their own; empty: the store's defaults
  metaTitle: lineSchema('Meta title', 200).default(''),
  metaDescription: lineSchema('Meta description', 500).default(''),
  metaKeywords: lineSchema('Meta keywords', 500).default(''),
  socialTitle: lineSchema('Social title', 200).default(''),
  socialDescription: lineSchema('Social description', 500).default(''),
  socialImage: picture('Social image').default(''),

  // Channels: whether there is a feed of the products for each; lib/channels/feeds/channels.ts has their addresses
  googleFeed: flag('Google Merchant Center feed').default(true),
  metaFeed: flag('Meta feed').default(true),
  microsoftFeed: flag('Microsoft Merchant Center feed').default(true),
  /** Whether programs that speak MCP are answered. */
  shoppingAgents: flag('Shopping agents').default(false),

  // Checkout
  orderNumberPrefix: z
    .string(fault('fields.mustBeText', { field: 'Order number prefix' }))
    .trim()
    .regex(
      /^(?:[A-Z0-9]{1,8}-){1,2}$/,
      fault('fields.mustBePrefix', { field: 'Order number prefix' }),
    )
    .default(DEFAULT_ORDER_NUMBER_PREFIX),
  /** A field of the specification, stored and answered by the API alone: all buyers are guests. */
  accountCreation: choice('Account creation', ACCOUNT_CREATIONS).default('disabled'),
  /** Off: nobody can buy. */
  guestCheckout: flag('Guest checkout').default(true),
  /** For API clients of one's own: payments that name no cart session or no buyer. */
  paymentsWithoutCart: choice('Payments without a cart', CARTLESS_PAYMENTS).default('test_mode'),
  /** What happens to the keys of an order whose payment is disputed. */
  disputedKeys: choice('Keys of disputed orders', DISPUTED_KEYS).default('quarantine'),
  /** Whether consumers may withdraw from a contract by a page, and where its link stands. */
  withdrawalFunction: choice('Withdrawal function', WITHDRAWAL_FUNCTIONS).default('europe'),
  /** Which consumers are asked to agree to immediate supply, by which they lose the right of withdrawal. */
  supplyConsent: choice('Consent to immediate supply', SUPPLY_CONSENTS).default('europe'),
  withoutConsent: choice('Without consent', WITHOUT_CONSENT).default('refuse'),
  /** To whom the checkout says that a licence is bought, and not the software. */
  licenceNotice: choice('Licence notice', LICENCE_NOTICES).default('california'),
  /** A product with so many keys or fewer is marked as low. */
  lowStockThreshold: z
    .number(fault('fields.mustBeNumber', { field: 'Low-stock threshold' }))
    .int(fault('fields.mustBeWholeNumber', { field: 'Low-stock threshold' }))
    .min(0, fault('fields.mustBeAtLeast', { field: 'Low-stock threshold', min: 0 }))
    .max(
      1_000_000,
      fault('fields.mustBeAtMost', { field: 'Low-stock threshold', max: '1,000,000' }),
    )
    .default(10),

  // Invoices: who sells, as they say; with none of it they say the store's name
  sellerName: lineSchema('Seller name', 120).default(''),
  sellerAddress: paragraphsSchema('Seller address', 300).default(''),
  sellerTaxId: lineSchema('Seller tax ID', 40).default(''),
  /** Such as the number in a register of companies. */
  sellerRegistration: lineSchema('Seller registration', 160).default(''),
  sellerEmail: z.union([z.literal(''), emailSchema], fault('fields.enterValidEmail')).default(''),
  invoiceFooter: paragraphsSchema('Invoice footer', 600).default(''),
  /** Whether the seller charges no tax because their business is small, as documents without tax say then. */
  smallBusiness: flag('Small business').default(false),
  /** For whom invoices are electronic ones too; without the seller's country they are none. */
  eInvoices: choice('E-invoices', E_INVOICES).default('seller'),
  /** `{year}` is the year of the document, and each year's numbers are a series of their own. */
  invoiceNumberPrefix: documentPrefix('Invoice number prefix').default('INV-{year}-'),
  creditNoteNumberPrefix: documentPrefix('Credit note number prefix').default('CN-{year}-'),
  /** Where the series of a prefix begins that no document has yet. */
  invoiceFirstNumber: wholeNumber('First invoice number', 1, 99_999_999).default(1),
  creditNoteFirstNumber: wholeNumber('First credit note number', 1, 99_999_999).default(1),
  documentNumberDigits: wholeNumber('Digits of document numbers', 1, 9).default(6),
  /** Whether shoppers may be told when a product is back or costs less. */
  productAlerts: flag('Back-in-stock and price alerts').default(true),
  /** Whether shoppers may ask about products on their pages, where questions with answers are shown. */
  productQuestions: flag('Questions about products').default(true),
  /** Whether shoppers who ask for it are reminded once of a cart that they left. */
  cartReminders: flag('Reminders of carts').default(true),
  /** How many days before the term of a licence ends its buyer is reminded; 0: never. */
  termReminderDays: z
    .number(fault('fields.mustBeNumber', { field: 'Remind before the end' }))
    .int(fault('fields.mustBeWholeNumber', { field: 'Remind before the end' }))
    .min(0, fault('fields.mustBeAtLeast', { field: 'Remind before the end', min: 0 }))
    .max(90, fault('fields.mustBeAtMost', { field: 'Remind before the end', max: 90 }))
    .default(0),
  /** For how many days after its delivery a key that its buyer reports is replaced at once; 0: staff see every report first. */
  keyReplacementDays: z
    .number(fault('fields.mustBeNumber', { field: 'Replace keys at once' }))
    .int(fault('fields.mustBeWholeNumber', { field: 'Replace keys at once' }))
    .min(0, fault('fields.mustBeAtLeast', { field: 'Replace keys at once', min: 0 }))
    .max(90, fault('fields.mustBeAtMost', { field: 'Replace keys at once', max: 90 }))
    .default(0),

  // Security
  /** Whether programs may sign in by a token alone, without a browser's cookie. */
  apiSignIn: flag('API sign-in').default(true),
  /** Changing where the keys of an order go is a permission of its own; administrators have it anyway. */
  moderatorsCorrectEmails: flag('Moderators change order addresses').default(false),
  /** Whether administrators without a second factor must set one up before anything else. */
  requireSecondFactor: flag('Second factor for administrators').default(false),

  // Reviews
  /** How many days after its delivery an order's buyer is asked for reviews; 0: never. */
  reviewsAskAfterDays: z
    .number(fault('fields.mustBeNumber', { field: 'Ask after days' }))
    .int(fault('fields.mustBeWholeNumber', { field: 'Ask after days' }))
    .min(0, fault('fields.mustBeAtLeast', { field: 'Ask after days', min: 0 }))
    .max(60, fault('fields.mustBeAtMost', { field: 'Ask after days', max: 60 }))
    .default(7),
  /** Whether reviews are shown only once somebody of the store has read them. */
  reviewsModerated: flag('Read reviews before they are shown').default(true),
  /** What buyers get for a review, as its rules say; empty: nothing. */
  reviewIncentives: paragraphsSchema('Rewards for reviews', 600).default(''),

  // Legal notice: what its page says of the seller beside what invoices say; what is empty is not printed
  sellerRepresentative: lineSchema('Seller representative', 160).default(''),
  sellerCapital: lineSchema('Seller capital', 80).default(''),
  sellerAuthority: paragraphsSchema('Supervisory authority', 300).default(''),
  /** Who answers for the articles. */
  contentPerson: paragraphsSchema('Responsible for content', 300).default(''),
  sellerHost: paragraphsSchema('Host', 300).default(''),
  disputeResolution: choice('Dispute resolution', DISPUTE_RESOLUTIONS).default('unsaid'),
  /** The board, with its address; said where the seller takes part. */
  disputeBody: paragraphsSchema('Dispute resolution body', 400).default(''),

  /** Whether there are pages of open positions, which take applications. */
  careersPage: flag('Careers page').default(true),
  /** Whether there is a page about the seller. */
  aboutPage: flag('About page').default(true),

  /** Whether there is a page of the gift cards on sale, which menu and footer lead to. */
  giftCardsPage: flag('Page of gift cards').default(false),

  /** Whether there is a page on which companies calculate and make quotes, which menu and footer lead to. */
  businessPage: flag('Page for companies').default(false),
  /** After how many days a quote asks to be made anew. */
  quoteDays: wholeNumber('Renewal of quotes', 1, 90).default(14),

  // Accessibility statement, which small firms may do without
  accessibilityStatement: flag('Accessibility statement').default(true),
  /** What cannot be used by everybody; empty: what the store knows of itself. */
  accessibilityLimits: paragraphsSchema('Accessibility limits', 2000).default(''),
  accessibilityAuthority: paragraphsSchema('Accessibility authority', 400).default(''),
  /** The day on which the owner last looked it through; empty: that of the template. */
  accessibilityDate: z
    .union(
      [z.literal(''), z.iso.date()],
      fault('fields.mustBeDay', { field: 'Accessibility statement of' }),
    )
    .default(''),

  // Mails to the owner; lib/mail/owner-notices.ts says which mail each one switches
  mailNewOrder: flag('Mail: new order').default(true),
  mailByHandOrder: flag('Mail: order to deliver by hand').default(true),
  mailWaitingOrder: flag('Mail: order that waits for keys').default(true),
  mailKeyReport: flag('Mail: reported key').default(true),
  mailLowStock: flag('Mail: low stock').default(true),
  mailRefundRequest: flag('Mail: refund request').default(true),
  mailRefundFailed: flag('Mail: failed refund').default(true),
  mailUnclaimedPayment: flag('Mail: payment without an order').default(true),
  mailDispute: flag('Mail: dispute').default(true),
  mailProviderRefund: flag('Mail: refund at the provider').default(true),
  mailBooksDiffer: flag('Mail: books that differ').default(true),
  mailDeclines: flag('Mail: many declined cards').default(true),
  mailSecurityWarning: flag('Mail: security warning').default(true),
  mailReview: flag('Mail: review that waits').default(true),
  mailQuestion: flag('Mail: question about a product').default(true),
  mailFailedMail: flag('Mail: mail given up').default(true),
  mailWebhookGivenUp: flag('Mail: webhook given up').default(true),
  mailFeedStopped: flag('Mail: supplier feed stopped').default(true),
  mailBackupFailed: flag('Mail: backup failed').default(true),
  mailRatesStopped: flag('Mail: exchange rates stopped').default(true),
  mailTaxThreshold: flag('Mail: tax threshold').default(true),
  mailDailySummary: flag('Mail: daily summary').default(true),

  // How long data is kept
  keepMessages: period('keepMessages'),
  keepWithdrawals: period('keepWithdrawals'),
  keepApplications: period('keepApplications'),
  keepVotes: period('keepVotes'),
  keepReviewReports: period('keepReviewReports'),
  keepQuestions: period('keepQuestions'),
  keepPaymentOrigins: period('keepPaymentOrigins'),
  keepConsentNetworks: period('keepConsentNetworks'),
  keepProviderEvents: period('keepProviderEvents'),
  keepNotifications: period('keepNotifications'),
  keepCarts: period('keepCarts'),
  keepReminders: period('keepReminders'),
  keepAlerts: period('keepAlerts'),
  keepIdleAlerts: period('keepIdleAlerts'),
  keepReaders: period('keepReaders'),
  keepDataRequests: period('keepDataRequests'),
  keepStaffSessions: period('keepStaffSessions'),
  keepAudit: period('keepAudit'),

  // Theme
  primaryColor: colour('Primary colour', primaryProblem).default(DEFAULT_PRIMARY),
  secondaryColor: colour('Secondary colour', secondaryProblem).default(DEFAULT_SECONDARY),
  corners: choice('Corners', CORNERS).default('rounded'),
  typeface: choice('Typeface', TYPEFACES).default('figtree'),
  density: choice('Density', DENSITIES).default('comfortable'),
  animations: flag('Animations').default(true),
  darkMode: flag('Dark mode').default(false),
  /** With dark mode on: what visitors see who have not chosen. */
  firstScheme: choice('First shown', FIRST_SCHEMES).default('device'),
} as const

type Registry = typeof SETTINGS
export type Settings = { [K in keyof Registry]: z.output<Registry[K]> }

// Made once: zod compiles a schema when it is first used, and this one is used by most calls.
const settingsSchema = z.object(SETTINGS)

/** What a store says first whose owner has changed nothing; it may be stored, and is not the owner's own. */
const UNCHANGED = promisesOf(settingsSchema.parse({}))
const SHIPPED = {
  description: firstDescription(UNCHANGED),
  returnsText: firstReturnsText(UNCHANGED),
}

/**
 * Merges stored values over the defaults. A stored value that is no longer valid (after an upgrade,
 * say) counts as not stored.
 */
export function settingsFrom(stored: ReadonlyMap<string, unknown>): Settings {
  const fitting = Object.entries(SETTINGS).filter(
    ([key, rule]) => stored.has(key) && rule.safeParse(stored.get(key)).success,
  )
  const own = Object.fromEntries(fitting.map(([key]) => [key, stored.get(key)]))
  const settings = settingsSchema.parse(own)
  const promises = promisesOf(settings)
  const { storeDescription, returnsText } = own
  const isFirst = (text: unknown, shipped: string) => text === undefined || text === shipped
  return {
    ...settings,
    storeDescription: isFirst(storeDescription, SHIPPED.description)
      ? firstDescription(promises)
      : settings.storeDescription,
    returnsText: isFirst(returnsText, SHIPPED.returnsText)
      ? firstReturnsText(promises)
      : settings.returnsText,
  }
}
