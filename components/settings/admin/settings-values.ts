import { pageLanguage } from '@/components/back-office/language/page-language'
import { parseLines } from '@/lib/catalog/product-rules'
import { readTypedNumber } from '@/lib/core/typed-amount'
import type { AdminPlugin, ChangePlugin } from '@/lib/plugins/contracts'
import type { Settings } from '@/lib/settings/registry'
import { RETENTION_SETTINGS } from '@/lib/settings/retention'

/** The settings of this tab, and the thresholds, which its markets may propose; others have tabs of their own. */
const TAB_SETTINGS = [
  'markets',
  'keptForMarkets',
  'storeName',
  'storeDescription',
  'adminEmail',
  'supportEmail',
  'supportPhone',
  'refundsEmail',
  'careersEmail',
  'legalEmail',
  'privacyEmail',
  'returnsText',
  'deliveryMinutes',
  'refundDays',
  'shortRefundDays',
  'shortRefundPublishers',
  'genuinePromise',
  'supportPromise',
  'liveChat',
  'chatMinutes',
  'phoneMinutes',
  'answerHours',
  'criticalHours',
  'salesHours',
  'refundAnswerHours',
  'statedCustomers',
  'statedProducts',
  'statedUptime',
  'statedSatisfaction',
  'popularArticles',
  'notFoundHint',
  'sellingCurrencies',
  'supportedCurrencies',
  'rateSource',
  'currencyDisplay',
  'struckPrices',
  'timezone',
  'dateFormat',
  'defaultLanguage',
  'taxEnabled',
  'digitalProductTax',
  'defaultTaxRate',
  'taxDisplayCart',
  'taxBasedOn',
  'taxInclusive',
  'taxByHabit',
  'taxRates',
  'taxThresholds',
  'sellerCountry',
  'reverseCharge',
  'checkTaxIds',
  'unconfirmedTaxIds',
  'metaTitle',
  'metaDescription',
  'metaKeywords',
  'socialTitle',
  'socialDescription',
  'socialImage',
  'googleFeed',
  'metaFeed',
  'microsoftFeed',
  'shoppingAgents',
  'orderNumberPrefix',
  'lowStockThreshold',
  'paymentsWithoutCart',
  'disputedKeys',
  'withdrawalFunction',
  'supplyConsent',
  'withoutConsent',
  'licenceNotice',
  'guestCheckout',
  'sellerName',
  'sellerAddress',
  'sellerTaxId',
  'sellerRegistration',
  'sellerEmail',
  'invoiceFooter',
  'smallBusiness',
  'eInvoices',
  'invoiceNumberPrefix',
  'creditNoteNumberPrefix',
  'invoiceFirstNumber',
  'creditNoteFirstNumber',
  'documentNumberDigits',
  'sellerRepresentative',
  'sellerCapital',
  'sellerAuthority',
  'contentPerson',
  'sellerHost',
  'disputeResolution',
  'disputeBody',
  'accessibilityStatement',
  'accessibilityDate',
  'accessibilityLimits',
  'accessibilityAuthority',
  'careersPage',
  'aboutPage',
  'giftCardsPage',
  'businessPage',
  'quoteDays',
  'productAlerts',
  'cartReminders',
  'termReminderDays',
  'keyReplacementDays',
  'apiSignIn',
  'requireSecondFactor',
  'moderatorsCorrectEmails',
  'reviewsAskAfterDays',
  'reviewsModerated',
  'reviewIncentives',
  'productQuestions',
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
  'mailDeclines',
  'mailSecurityWarning',
  'mailReview',
  'mailQuestion',
  'mailFailedMail',
  'mailWebhookGivenUp',
  'mailFeedStopped',
  'mailBackupFailed',
  'mailRatesStopped',
  'mailTaxThreshold',
  'mailDailySummary',
  ...RETENTION_SETTINGS,
  'primaryColor',
  'secondaryColor',
  'corners',
  'typeface',
  'density',
  'animations',
  'darkMode',
  'firstScheme',
] as const satisfies readonly (keyof Settings)[]

/** The rate of a country with the percentage as it is typed. */
export type TypedRate = { country: string; rate: string }

/** The form values: numbers as typed text. */
type SettingValues = {
  [K in (typeof TAB_SETTINGS)[number]]: K extends 'taxRates'
    ? TypedRate[]
    : K extends 'shortRefundPublishers'
      ? string
      : Settings[K] extends number
        ? string
        : Settings[K]
}

/**
 * Settings that are stored with a plugin, as their single source of truth: which plugin, which of its
 * settings, and the form field's name.
 */
const PLUGIN_FIELDS = {
  googleAnalyticsId: ['google-analytics', 'measurementId'],
  googleTagManagerId: ['google-tag-manager', 'containerId'],
  facebookPixelId: ['meta-pixel', 'pixelId'],
  smtpHost: ['smtp', 'host'],
  smtpPort: ['smtp', 'port'],
  smtpEncryption: ['smtp', 'encryption'],
  smtpUsername: ['smtp', 'username'],
  smtpPassword: ['smtp', 'password'],
  smtpFromName: ['smtp', 'fromName'],
  smtpFromAddress: ['smtp', 'fromAddress'],
} as const satisfies Record<string, readonly [plugin: string, setting: string]>
type PluginFieldName = keyof typeof PLUGIN_FIELDS

/** Form fields that switch these plugins on. */
const PLUGIN_SWITCHES = {
  googleAnalyticsOn: 'google-analytics',
  googleTagManagerOn: 'google-tag-manager',
  facebookPixelOn: 'meta-pixel',
  smtpOn: 'smtp',
} as const
type PluginSwitchName = keyof typeof PLUGIN_SWITCHES

type PluginId = (typeof PLUGIN_SWITCHES)[PluginSwitchName]
const PLUGIN_IDS = Object.values(PLUGIN_SWITCHES)

export type Values = SettingValues &
  Record<PluginFieldName, string> &
  Record<PluginSwitchName, boolean>

const fieldNames = Object.keys(PLUGIN_FIELDS) as PluginFieldName[]
const switchNames = Object.keys(PLUGIN_SWITCHES) as PluginSwitchName[]

/** The numeric settings. */
const NUMBERS = [
  'defaultTaxRate',
  'lowStockThreshold',
  'invoiceFirstNumber',
  'creditNoteFirstNumber',
  'documentNumberDigits',
  'reviewsAskAfterDays',
  'termReminderDays',
  'keyReplacementDays',
  'quoteDays',
  'deliveryMinutes',
  'refundDays',
  'shortRefundDays',
  'chatMinutes',
  'phoneMinutes',
  'answerHours',
  'criticalHours',
  'salesHours',
  'refundAnswerHours',
  'statedCustomers',
  'statedProducts',
  'statedUptime',
  'statedSatisfaction',
  ...RETENTION_SETTINGS,
] as const satisfies readonly (keyof SettingValues)[]

/** The data behind the form: the settings, and the plugins that it edits. */
export type LoadedSettings = { settings: Settings; plugins: readonly AdminPlugin[] }

/** Only the plugins of this tab. */
export const pluginsOfSettings = (all: readonly AdminPlugin[]): AdminPlugin[] =>
  all.filter(({ id }) => PLUGIN_IDS.some((known) => known === id))

const pluginOf = ({ plugins }: LoadedSettings, id: string) =>
  plugins.find((plugin) => plugin.id === id)

/** Stored settings as form values. Secrets never leave the server: their fields start empty. */
export function valuesOf(loaded: LoadedSettings): Values {
  const { settings } = loaded
  const texts = fieldNames.map((name) => {
    const [id, key] = PLUGIN_FIELDS[name]
    return [name, String(pluginOf(loaded, id)?.settings[key] ?? '')]
  })
  const switches = switchNames.map((name) => [
    name,
    pluginOf(loaded, PLUGIN_SWITCHES[name])?.active ?? false,
  ])
  return {
    ...Object.fromEntries(TAB_SETTINGS.map((name) => [name, settings[name]])),
    ...Object.fromEntries(NUMBERS.map((name) => [name, String(settings[name])])),
    shortRefundPublishers: settings.shortRefundPublishers.join('\n'),
    taxRates: settings.taxRates.map(({ country, rate }) => ({ country, rate: String(rate) })),
    ...Object.fromEntries(texts),
    ...Object.fromEntries(switches),
  } as Values
}

const isSame = (first: unknown, second: unknown) => JSON.stringify(first) === JSON.stringify(second)

/** Parses a typed number; an invalid one is sent as typed, so that the server reports it. */
function numberOf(text: string): number | string {
  const read = readTypedNumber(text, pageLanguage(), { decimals: 3 })
  return read === null ? text.trim() : Number(read)
}

/** The changed settings as the API expects them. */
export function changedSettings(values: Values, loaded: LoadedSettings): Record<string, unknown> {
  const before = valuesOf(loaded)
  return Object.fromEntries(
    TAB_SETTINGS.filter((name) => !isSame(values[name], before[name])).map((name) => {
      if (name === 'taxRates')
        return [name, values[name].map(({ country, rate }) => ({ country, rate: numberOf(rate) }))]
      if (name === 'shortRefundPublishers') return [name, parseLines(values[name])]
      const value = values[name]
      const isNumber = NUMBERS.some((known) => known === name)
      return [name, isNumber ? numberOf(String(value)) : value]
    }),
  )
}

export type PluginChange = { id: PluginId; change: ChangePlugin }

/** The requests for the plugins whose values changed. */
export function changedPlugins(values: Values, loaded: LoadedSettings): PluginChange[] {
  const before = valuesOf(loaded)
  return switchNames.flatMap((switchName) => {
    const id = PLUGIN_SWITCHES[switchName]
    const changed = fieldNames.filter(
      (name) => PLUGIN_FIELDS[name][0] === id && values[name] !== before[name],
    )
    const isSwitched = values[switchName] !== before[switchName]
    if (changed.length === 0 && !isSwitched) return []
    const settings = Object.fromEntries(
      changed.map((name) => {
        const text = values[name].trim()
        return [PLUGIN_FIELDS[name][1], name === 'smtpPort' && text !== '' ? numberOf(text) : text]
      }),
    )
    const change: ChangePlugin = {
      ...(changed.length > 0 && { settings }),
      ...(isSwitched && { active: values[switchName] }),
      expectedUpdatedAt: pluginOf(loaded, id)?.updatedAt ?? null,
    }
    return [{ id, change }]
  })
}

/** The form field of a plugin's setting. */
export const formNameOf = (id: string, key: string): string | undefined =>
  fieldNames.find((name) => PLUGIN_FIELDS[name][0] === id && PLUGIN_FIELDS[name][1] === key)
