import type { Texts } from '@/components/back-office/language/texts'
import type { BackOfficeMessages } from '@/lib/i18n/back-office/messages'
import { RETENTION_SETTINGS } from '@/lib/settings/retention'

export type SettingsTexts = BackOfficeMessages['settings']

export type SectionId = keyof SettingsTexts['sections']

/** The sections of the Settings tab with their fields. Without code, so that the back office's search may load it. */
export const SETTINGS_SECTIONS: readonly {
  id: SectionId
  fields: readonly (keyof SettingsTexts['labels'])[]
}[] = [
  { id: 'markets', fields: ['markets'] },
  {
    id: 'general',
    fields: [
      'storeName',
      'storeUrl',
      'storeDescription',
      'adminEmail',
      'supportEmail',
      'supportPhone',
      'refundsEmail',
      'careersEmail',
      'legalEmail',
      'privacyEmail',
      'returnsText',
      'careersPage',
      'aboutPage',
    ],
  },
  {
    id: 'promises',
    fields: [
      'deliveryMinutes',
      'refundDays',
      'shortRefundDays',
      'shortRefundPublishers',
      'supportPromise',
      'liveChat',
      'chatMinutes',
      'phoneMinutes',
      'answerHours',
      'criticalHours',
      'salesHours',
      'refundAnswerHours',
      'genuinePromise',
    ],
  },
  {
    id: 'stated-figures',
    fields: [
      'statedCustomers',
      'statedProducts',
      'statedUptime',
      'statedSatisfaction',
      'popularArticles',
      'notFoundHint',
    ],
  },
  {
    id: 'currency',
    fields: [
      'sellingCurrencies',
      'currencyDisplay',
      'struckPrices',
      'rateSource',
      'timezone',
      'dateFormat',
      'defaultLanguage',
    ],
  },
  {
    id: 'tax',
    fields: [
      'taxEnabled',
      'digitalProductTax',
      'defaultTaxRate',
      'taxDisplayCart',
      'taxBasedOn',
      'taxInclusive',
      'taxByHabit',
      'taxRates',
      'sellerCountry',
      'reverseCharge',
      'checkTaxIds',
      'unconfirmedTaxIds',
    ],
  },
  { id: 'shipping', fields: [] },
  {
    id: 'seo',
    fields: [
      'metaTitle',
      'metaKeywords',
      'metaDescription',
      'socialTitle',
      'socialImage',
      'socialDescription',
    ],
  },
  {
    id: 'channels',
    fields: ['googleFeed', 'metaFeed', 'microsoftFeed', 'shoppingAgents'],
  },
  {
    id: 'analytics',
    fields: [
      'googleAnalyticsId',
      'googleAnalyticsOn',
      'googleTagManagerId',
      'googleTagManagerOn',
      'facebookPixelId',
      'facebookPixelOn',
    ],
  },
  {
    id: 'checkout',
    fields: [
      'orderNumberPrefix',
      'lowStockThreshold',
      'paymentsWithoutCart',
      'disputedKeys',
      'withdrawalFunction',
      'supplyConsent',
      'withoutConsent',
      'licenceNotice',
      'guestCheckout',
      'giftCardsPage',
      'businessPage',
      'quoteDays',
      'productAlerts',
      'cartReminders',
      'termReminderDays',
      'keyReplacementDays',
    ],
  },
  {
    id: 'invoices',
    fields: [
      'sellerName',
      'sellerEmail',
      'sellerAddress',
      'sellerTaxId',
      'sellerRegistration',
      'invoiceFooter',
      'eInvoices',
      'smallBusiness',
      'invoiceNumberPrefix',
      'creditNoteNumberPrefix',
      'invoiceFirstNumber',
      'creditNoteFirstNumber',
      'documentNumberDigits',
    ],
  },
  {
    id: 'legal-notice',
    fields: [
      'sellerRepresentative',
      'sellerCapital',
      'sellerAuthority',
      'contentPerson',
      'sellerHost',
      'disputeResolution',
      'disputeBody',
    ],
  },
  {
    id: 'accessibility',
    fields: [
      'accessibilityStatement',
      'accessibilityDate',
      'accessibilityLimits',
      'accessibilityAuthority',
    ],
  },
  {
    id: 'reviews',
    fields: ['reviewsAskAfterDays', 'reviewsModerated', 'productQuestions', 'reviewIncentives'],
  },
  { id: 'security', fields: ['apiSignIn', 'requireSecondFactor', 'moderatorsCorrectEmails'] },
  { id: 'retention', fields: RETENTION_SETTINGS },
  {
    id: 'theme',
    fields: [
      'primaryColor',
      'secondaryColor',
      'corners',
      'typeface',
      'density',
      'animations',
      'darkMode',
      'firstScheme',
    ],
  },
  {
    id: 'email',
    fields: [
      'smtpOn',
      'smtpHost',
      'smtpPort',
      'smtpEncryption',
      'smtpUsername',
      'smtpPassword',
      'smtpFromName',
      'smtpFromAddress',
    ],
  },
  {
    id: 'owner-mails',
    fields: [
      'mailTaxThreshold',
      'mailDailySummary',
      'mailNewOrder',
      'mailByHandOrder',
      'mailWaitingOrder',
      'mailKeyReport',
      'mailLowStock',
      'mailRefundRequest',
      'mailRefundFailed',
      'mailUnclaimedPayment',
      'mailDispute',
      'mailProviderRefund',
      'mailBooksDiffer',
      'mailFeedStopped',
      'mailBackupFailed',
      'mailRatesStopped',
      'mailDeclines',
      'mailSecurityWarning',
      'mailReview',
      'mailQuestion',
      'mailFailedMail',
      'mailWebhookGivenUp',
    ],
  },
  { id: 'mail', fields: [] },
  { id: 'api-keys', fields: [] },
  { id: 'page-seo', fields: [] },
]

type SettingsSection = { id: SectionId; title: string; labels: readonly string[] }

/** The sections with their titles and the labels of their fields, in the language of the texts. */
export const settingsSections = (t: Texts<'settings'>): SettingsSection[] =>
  SETTINGS_SECTIONS.map(({ id, fields }) => ({
    id,
    title: t(`sections.${id}`),
    labels: fields.map((field) => t(`labels.${field}`)),
  }))

/** The section that has a field of the form, such as `storeName` or `taxRates.0.rate`. */
export const sectionOf = (field: string): SectionId | undefined => {
  const [name] = field.split('.')
  return SETTINGS_SECTIONS.find(({ fields }) => fields.some((one) => one === name))?.id
}
