import { encrypt } from '@/lib/core/crypto'
import { SIMULATED_RECAPTCHA } from '@/scripts/simulators/recaptcha'
import type { TestStore } from './store'

type PluginState = { settings: object; secrets?: Record<string, string> }
/** Settings with which plugins are switched on, by id. */
export type PluginsOn = Record<string, PluginState>

/** Storefront plugins as an owner would configure them, with fictitious ids. */
export const PLUGINS_ON = {
  google: { 'google-analytics': { settings: { measurementId: 'G-TEST1234' } } },
  tagManager: { 'google-tag-manager': { settings: { containerId: 'GTM-TEST123' } } },
  pinterest: { 'pinterest-tag': { settings: { tagId: '2612345678901' } } },
  meta: { 'meta-pixel': { settings: { pixelId: '1234567890' } } },
  crisp: { crisp: { settings: { websiteId: '00000000-0000-4000-8000-000000000000' } } },
  tawk: { tawk: { settings: { propertyId: 'a'.repeat(24), widgetId: 'default' } } },
  intercom: { intercom: { settings: { appId: 'ab12cd34' } } },
  cookiebot: {
    cookiebot: { settings: { domainGroupId: '00000000-0000-4000-8000-000000000000' } },
  },
  tidio: { tidio: { settings: { publicKey: 'a1b2c3d4'.repeat(4) } } },
} satisfies Record<string, PluginsOn>

/** Turnstile with the simulator's secret. */
export const turnstileOn = (settings: object, secretKey: string): PluginsOn => ({
  turnstile: {
    settings: { siteKey: '0x4AAAAAAASimulatedSiteKey', ...settings },
    secrets: { secretKey },
  },
})

/** reCAPTCHA with the simulator's keys, for these forms. */
export const recaptchaOn = (forms: string[]): PluginsOn => ({
  recaptcha: {
    settings: { siteKey: SIMULATED_RECAPTCHA.siteKey, forms },
    secrets: { secretKey: SIMULATED_RECAPTCHA.secretKey },
  },
})

/**
 * Switches plugins on directly in the database, and all others off.
 *
 * @returns restores everything
 */
export async function switchPlugins(
  store: TestStore,
  plugins: PluginsOn,
): Promise<() => Promise<void>> {
  const { rows } = await store.sql.query('DELETE FROM "Plugin" RETURNING *')
  for (const [id, { settings, secrets }] of Object.entries(plugins)) {
    const confidential = secrets && JSON.stringify({ secrets, earlier: [] })
    await store.sql.query(
      `INSERT INTO "Plugin" ("id", "installedAt", "active", "settings", "secretsEncrypted", "updatedAt")
       VALUES ($1, now(), true, $2, $3, now())`,
      [
        id,
        JSON.stringify(settings),
        confidential ? Buffer.from(encrypt(confidential, `plugin-secrets/${id}`)) : null,
      ],
    )
  }
  return async () => {
    await store.sql.query('DELETE FROM "Plugin"')
    for (const row of rows)
      await store.sql.query(
        `INSERT INTO "Plugin" ("id", "installedAt", "active", "settings", "secretsEncrypted", "updatedAt")
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [
          row.id,
          row.installedAt,
          row.active,
          JSON.stringify(row.settings),
          row.secretsEncrypted,
          row.updatedAt,
        ],
      )
  }
}
