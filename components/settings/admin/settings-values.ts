import type { AdminPlugin, ChangePlugin } from '@/lib/plugins/contracts'
import type { Settings } from '@/lib/settings/registry'

/** The settings of this tab; others have tabs of their own. */
const TAB_SETTINGS = [
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
  'baseCurrency',
  'supportedCurrencies',
  'currencyDisplay',
  'timezone',
  'dateFormat',
  'defaultLanguage',
  'taxEnabled',
  'digitalProductTax',
  'defaultTaxRate',
  'taxDisplayCart',
  'taxBasedOn',
  'taxInclusive',
  'shippingCalculation',
  'defaultShippingCost',
  'freeShippingThreshold',
  'metaTitle',
  'metaDescription',
  'metaKeywords',
  'socialTitle',
  'socialDescription',
  'socialImage',
  'orderNumberPrefix',
  'lowStockThreshold',
  'accountCreation',
  'guestCheckout',
  'primaryColor',
  'secondaryColor',
  'corners',
  'animations',
  'darkMode',
] as const satisfies readonly (keyof Settings)[]

/** What the form holds of the settings: numbers as they are typed. */
type SettingValues = {
  [K in (typeof TAB_SETTINGS)[number]]: Settings[K] extends number ? string : Settings[K]
}

/**
 * Settings that are those of a plugin, so that there is one truth: which plugin, which of its
 * settings, and how the form calls it.
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

/** The switches of these plugins. */
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

/** The settings that are typed as numbers. */
const NUMBERS = [
  'defaultTaxRate',
  'defaultShippingCost',
  'freeShippingThreshold',
  'lowStockThreshold',
] as const satisfies readonly (keyof SettingValues)[]

/** What the form is laid over: the settings, and the plugins that it edits. */
export type LoadedSettings = { settings: Settings; plugins: readonly AdminPlugin[] }

/** Only the plugins of this tab. */
export const pluginsOfSettings = (all: readonly AdminPlugin[]): AdminPlugin[] =>
  all.filter(({ id }) => PLUGIN_IDS.some((known) => known === id))

const pluginOf = ({ plugins }: LoadedSettings, id: string) =>
  plugins.find((plugin) => plugin.id === id)

/** The form's values for what is stored. Secrets never leave the server: their fields begin empty. */
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
    ...Object.fromEntries(texts),
    ...Object.fromEntries(switches),
  } as Values
}

const isSame = (first: unknown, second: unknown) => JSON.stringify(first) === JSON.stringify(second)

/** A typed number as a number; what is none is left for the server to refuse beside its field. */
function numberOf(text: string): number | string {
  const trimmed = text.trim()
  return /^\d+(?:\.\d+)?$/.test(trimmed) ? Number(trimmed) : trimmed
}

/** The settings that are not as stored, as the API takes them. */
export function changedSettings(values: Values, loaded: LoadedSettings): Record<string, unknown> {
  const before = valuesOf(loaded)
  return Object.fromEntries(
    TAB_SETTINGS.filter((name) => !isSame(values[name], before[name])).map((name) => {
      const value = values[name]
      const isNumber = NUMBERS.some((known) => known === name)
      return [name, isNumber ? numberOf(String(value)) : value]
    }),
  )
}

export type PluginChange = { id: PluginId; change: ChangePlugin }

/** What is to be told of each plugin that is not as stored. */
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

/** How the form calls a plugin's setting. */
export const formNameOf = (id: string, key: string): string | undefined =>
  fieldNames.find((name) => PLUGIN_FIELDS[name][0] === id && PLUGIN_FIELDS[name][1] === key)
