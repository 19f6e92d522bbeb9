import { SEARCH_ENGINES } from '@/lib/content/seo/engines/engines'
import { woocommercePlugin } from '@/lib/content/woocommerce/plugin'
import { wordpressPlugin } from '@/lib/content/wordpress/plugin'
import { yoastPlugin } from '@/lib/content/wordpress/yoast/plugin'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import { bounceMailboxPlugin } from '@/lib/mail/bounces/plugin'
import { RECEIVERS } from '@/lib/mail/notifications/receivers'
import { MAIL_PROVIDERS } from '@/lib/mail/providers'
import { smtpPlugin } from '@/lib/mail/smtp/plugin'
import { CRMS } from '@/lib/marketing/crm/crms'
import { brevoPlugin } from '@/lib/marketing/newsletter/brevo/plugin'
import { klaviyoPlugin } from '@/lib/marketing/newsletter/klaviyo/plugin'
import { mailchimpPlugin } from '@/lib/marketing/newsletter/mailchimp/plugin'
import { authorizeNetPlugin } from '@/lib/payments/authorize-net/plugin'
import { klarnaPlugin } from '@/lib/payments/klarna/plugin'
import { paypalPlugin } from '@/lib/payments/paypal/plugin'
import { squarePlugin } from '@/lib/payments/square/plugin'
import { stripePlugin } from '@/lib/payments/stripe/plugin'
import { PLUGIN_CATEGORIES } from '@/lib/plugins/fields'
import { PAGE_PLUGIN_NAMES, PAGE_PLUGINS } from '@/lib/plugins/page-plugins'
import type { Plugin } from '@/lib/plugins/plugin'
import { trustpilotPlugin } from '@/lib/reviews/trustpilot/plugin'
import { BACKUP_DESTINATIONS } from '@/lib/security/backups/destinations'
import { cloudflarePlugin } from '@/lib/security/cloudflare/plugin'
import { HELP_DESKS } from '@/lib/service/help-desk/desks'

/** The supported plugins. Page plugins, mail providers, event receivers, destinations of backups, help desks and CRMs have their own lists. */
const CONNECTED: readonly Plugin[] = [
  paypalPlugin,
  authorizeNetPlugin,
  stripePlugin,
  squarePlugin,
  klarnaPlugin,
  smtpPlugin,
  ...MAIL_PROVIDERS.map(({ plugin }) => plugin),
  bounceMailboxPlugin,
  ...PAGE_PLUGIN_NAMES.map((name) => PAGE_PLUGINS[name]),
  ...RECEIVERS,
  mailchimpPlugin,
  brevoPlugin,
  klaviyoPlugin,
  trustpilotPlugin,
  ...BACKUP_DESTINATIONS.map(({ plugin }) => plugin),
  cloudflarePlugin,
  ...HELP_DESKS,
  ...CRMS,
  ...SEARCH_ENGINES.map(({ plugin }) => plugin),
  wordpressPlugin,
  yoastPlugin,
  woocommercePlugin,
]

/** The whole catalogue, by category. */
export const PLUGINS: readonly Plugin[] = PLUGIN_CATEGORIES.flatMap((category) =>
  CONNECTED.filter((plugin) => plugin.category === category),
)

const BY_ID = new Map(PLUGINS.map((plugin) => [plugin.id, plugin]))

/** A plugin of the catalogue. */
export const pluginById = (id: string): Plugin | undefined => BY_ID.get(id)

/** A plugin of the catalogue. @throws AppError `not_found` */
export function requirePlugin(id: string): Plugin {
  const plugin = pluginById(id)
  if (!plugin) throw new AppError('not_found', say('plugins.unknown'))
  return plugin
}
