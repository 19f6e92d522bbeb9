import { z } from 'zod'
import { startTcpProxy } from './tcp-proxy'

/** The variables by which a store is told where a service of others is, and what follows that place there. */
const PATHS = {
  BING_API_URL: '/webmaster/api.svc/json',
  BREVO_API_URL: '/v3',
  CLOUDFLARE_API_URL: '/client/v4',
  DROPBOX_API_URL: '',
  ECB_RATES_URL: '/eurofxref-daily.xml',
  FRESHDESK_API_URL: '',
  GOOGLE_CLOUD_STORAGE_API_URL: '',
  GOOGLE_TOKEN_URL: '/token',
  HELP_SCOUT_API_URL: '/v2',
  HUBSPOT_API_URL: '',
  INDEXNOW_API_URL: '/indexnow',
  KLAVIYO_API_URL: '/api',
  MAILCHIMP_API_URL: '',
  MAILGUN_API_URL: '',
  PIPEDRIVE_API_URL: '',
  SALESFORCE_API_URL: '',
  SEARCH_CONSOLE_API_URL: '/webmasters/v3',
  SENDGRID_API_URL: '',
  SES_API_URL: '',
  ZENDESK_API_URL: '',
} as const

export type OutsideService = keyof typeof PATHS
const OUTSIDE_SERVICES = Object.keys(PATHS) as OutsideService[]

/** Where the services of a test file are, by their variable. Those that it does not name are not to be reached. */
export const outsideSchema = z.partialRecord(z.enum(OUTSIDE_SERVICES), z.url())
export type Outside = z.infer<typeof outsideSchema>

export type OutsideAddresses = {
  /** For the life of a store, whoever is behind them. */
  urls: Record<string, string>
  /** Puts the services of a test file behind them. */
  lead: (outside: Outside) => void
  close: () => Promise<void>
}

/** Addresses of a store for all services of others, which lead nowhere until a test file says where to. */
export async function startOutsideAddresses(): Promise<OutsideAddresses> {
  const ways = await Promise.all(
    OUTSIDE_SERVICES.map(async (name) => ({ name, proxy: await startTcpProxy(null) })),
  )
  return {
    urls: Object.fromEntries(
      ways.map(({ name, proxy }) => [name, `http://127.0.0.1:${proxy.port}${PATHS[name]}`]),
    ),
    lead: (outside) => {
      for (const { name, proxy } of ways) {
        const url = outside[name]
        proxy.lead(url === undefined ? null : Number(new URL(url).port))
      }
    },
    close: async () => {
      await Promise.all(ways.map(({ proxy }) => proxy.close()))
    },
  }
}
