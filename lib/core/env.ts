import { z } from 'zod'
import { parseTrustedProxies } from './trusted-proxies.mjs'

/**
 * What a merchant account at Authorize.Net may be in, of the store's currencies.
 * https://support.authorize.net/knowledgebase/Knowledgearticle/?code=000001335
 */
export const CARD_ACCOUNT_CURRENCIES = [
  'USD',
  'CAD',
  'GBP',
  'EUR',
  'AUD',
  'CHF',
  'DKK',
  'NOK',
  'PLN',
  'SEK',
] as const

const blankIsUnset = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value

const optionalText = z.preprocess(blankIsUnset, z.string().trim().optional())
const optionalUrl = z.preprocess(blankIsUnset, z.url().optional())
const onOff = (byDefault: 'on' | 'off') =>
  z.preprocess(blankIsUnset, z.enum(['on', 'off']).default(byDefault))

const envSchema = z
  .object({
    DATABASE_URL: z.preprocess(
      blankIsUnset,
      z
        .string({
          error:
            'is missing. The npm scripts start the embedded PostgreSQL and set it; set it yourself to use another server.',
        })
        .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://'),
    ),
    /** Where the files that buyers download are; all servers and workers need the same. */
    DOWNLOADS_DIR: z.preprocess(blankIsUnset, z.string().default('.data/downloads')),
    /** The largest of them. */
    DOWNLOAD_MAX_MB: z.preprocess(
      blankIsUnset,
      z.coerce.number().int().min(1).max(1_000_000).default(2048),
    ),
    /** The bucket where they are instead, of S3 or of a service that speaks its protocol. */
    DOWNLOADS_BUCKET: optionalText,
    DOWNLOADS_BUCKET_REGION: z.preprocess(blankIsUnset, z.string().trim().default('us-east-1')),
    DOWNLOADS_BUCKET_ENDPOINT: optionalUrl,
    /** Whether the bucket is named in the path instead of the host. */
    DOWNLOADS_BUCKET_PATH_STYLE: onOff('off'),
    DOWNLOADS_BUCKET_ACCESS_KEY_ID: optionalText,
    DOWNLOADS_BUCKET_SECRET_ACCESS_KEY: optionalText,
    /** Of this store alone: what the database does not know is deleted there. */
    DOWNLOADS_BUCKET_FOLDER: z.preprocess(
      blankIsUnset,
      z
        .string()
        .regex(
          /^[\w.-]+(\/[\w.-]+)*$/,
          'must be names of letters, digits, - _ and ., divided by slashes',
        )
        .default('downloads'),
    ),
    PORT: z.preprocess(blankIsUnset, z.coerce.number().int().min(1).max(65535).default(3000)),
    SITE_URL: optionalUrl,
    APP_SECRET: z.preprocess(
      blankIsUnset,
      z
        .string({ error: 'is missing. Make one with: openssl rand -base64 48' })
        .min(32, 'must be at least 32 characters long'),
    ),
    /** Those before it, newest first, between spaces: links in mails that were sealed with them still hold. */
    APP_SECRET_PREVIOUS: z.preprocess(
      blankIsUnset,
      z
        .string()
        .default('')
        .transform((text) => text.split(/\s+/).filter((secret) => secret !== ''))
        .refine(
          (secrets) => secrets.every(({ length }) => length >= 32),
          'must be secrets of at least 32 characters, with spaces between them',
        ),
    ),
    /** What a store that is filled for the first time charges in; from then on its settings say so. */
    STORE_CURRENCY: z.preprocess(
      blankIsUnset,
      z
        .string()
        .regex(/^[A-Z]{3}$/, 'must be a code of three capital letters, such as EUR')
        .default('USD'),
    ),
    PAYMENTS_MODE: z.preprocess(blankIsUnset, z.enum(['live', 'test']).default('live')),
    PAYPAL_CLIENT_ID: optionalText,
    PAYPAL_CLIENT_SECRET: optionalText,
    PAYPAL_WEBHOOK_ID: optionalText,
    PAYPAL_API_URL: optionalUrl,
    AUTHORIZENET_LOGIN_ID: optionalText,
    AUTHORIZENET_TRANSACTION_KEY: optionalText,
    AUTHORIZENET_CLIENT_KEY: optionalText,
    AUTHORIZENET_SIGNATURE_KEY: optionalText,
    AUTHORIZENET_API_URL: optionalUrl,
    /** What that account is in. */
    AUTHORIZENET_CURRENCY: z.preprocess(
      blankIsUnset,
      z.enum(CARD_ACCOUNT_CURRENCIES).default('USD'),
    ),
    STRIPE_SECRET_KEY: optionalText,
    STRIPE_PUBLISHABLE_KEY: optionalText,
    STRIPE_WEBHOOK_SECRET: optionalText,
    STRIPE_API_URL: optionalUrl,
    SQUARE_API_URL: optionalUrl,
    KLARNA_USERNAME: optionalText,
    KLARNA_PASSWORD: optionalText,
    /** Where the account is: Europe, North America or Oceania. */
    KLARNA_REGION: z.preprocess(blankIsUnset, z.enum(['eu', 'na', 'oc']).default('eu')),
    KLARNA_API_URL: optionalUrl,
    /** How long to wait for a payment provider's answer; each has its own default. */
    PAYMENT_TIMEOUT_SECONDS: z.preprocess(
      blankIsUnset,
      z.coerce.number().int().min(1).max(120).optional(),
    ),
    TURNSTILE_API_URL: z.preprocess(
      blankIsUnset,
      z.url().default('https://challenges.cloudflare.com/turnstile/v0'),
    ),
    RECAPTCHA_API_URL: z.preprocess(
      blankIsUnset,
      z.url().default('https://www.google.com/recaptcha/api'),
    ),
    VIES_API_URL: z.preprocess(
      blankIsUnset,
      z.url().default('https://ec.europa.eu/taxation_customs/vies/rest-api'),
    ),
    ECB_RATES_URL: z.preprocess(
      blankIsUnset,
      z.url().default('https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'),
    ),
    MAILCHIMP_API_URL: optionalUrl,
    ZENDESK_API_URL: optionalUrl,
    FRESHDESK_API_URL: optionalUrl,
    HELP_SCOUT_API_URL: z.preprocess(blankIsUnset, z.url().default('https://api.helpscout.net/v2')),
    HUBSPOT_API_URL: z.preprocess(blankIsUnset, z.url().default('https://api.hubapi.com')),
    SALESFORCE_API_URL: optionalUrl,
    PIPEDRIVE_API_URL: z.preprocess(blankIsUnset, z.url().default('https://api.pipedrive.com')),
    BREVO_API_URL: z.preprocess(blankIsUnset, z.url().default('https://api.brevo.com/v3')),
    KLAVIYO_API_URL: z.preprocess(blankIsUnset, z.url().default('https://a.klaviyo.com/api')),
    SENDGRID_API_URL: optionalUrl,
    MAILGUN_API_URL: optionalUrl,
    SES_API_URL: optionalUrl,
    GOOGLE_TOKEN_URL: z.preprocess(
      blankIsUnset,
      z.url().default('https://oauth2.googleapis.com/token'),
    ),
    SEARCH_CONSOLE_API_URL: z.preprocess(
      blankIsUnset,
      z.url().default('https://www.googleapis.com/webmasters/v3'),
    ),
    BING_API_URL: z.preprocess(
      blankIsUnset,
      z.url().default('https://ssl.bing.com/webmaster/api.svc/json'),
    ),
    INDEXNOW_API_URL: z.preprocess(
      blankIsUnset,
      z.url().default('https://api.indexnow.org/indexnow'),
    ),
    GOOGLE_CLOUD_STORAGE_API_URL: optionalUrl,
    DROPBOX_API_URL: optionalUrl,
    CLOUDFLARE_API_URL: z.preprocess(
      blankIsUnset,
      z.url().default('https://api.cloudflare.com/client/v4'),
    ),
    CAPTCHA: onOff('on'),
    PRIVATE_RECEIVERS: onOff('off'),
    MAIL_URL: z.preprocess(
      blankIsUnset,
      z
        .string()
        .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
        .optional(),
    ),
    MAIL_FROM: z.preprocess(
      blankIsUnset,
      z.string().default('Softhaven <orders@softhaven.example>'),
    ),
    /** Where the build is, in the folder of the project. */
    NEXT_DIST_DIR: z.preprocess(blankIsUnset, z.string().default('.next')),
    /** The version of page changes that the build's pages contain; server.mjs reads it from the build. */
    PAGES_VERSION: z.preprocess(blankIsUnset, z.string().regex(/^\d+$/).default('0')),
    WORKER: onOff('on'),
    /** How many server processes share the port; each is told it. */
    WEB_CONCURRENCY: z.preprocess(blankIsUnset, z.coerce.number().int().min(1).max(64).default(1)),
    TRUST_PROXY: z.preprocess(
      blankIsUnset,
      z
        .string()
        .default('off')
        .refine(
          (text) => parseTrustedProxies(text) !== null,
          'must be off, on, a number of proxies up to 10, or a list of networks such as 10.0.0.0/8',
        ),
    ),
    LOG_LEVEL: z.preprocess(
      blankIsUnset,
      z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    ),
  })
  .superRefine((env, context) => {
    const pair = (first: keyof typeof env, second: keyof typeof env) => {
      if (Boolean(env[first]) === Boolean(env[second])) return
      const [missing, given] = env[first] ? [second, first] : [first, second]
      context.addIssue({ code: 'custom', path: [missing], message: `is needed with ${given}` })
    }
    pair('PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET')
    pair('AUTHORIZENET_LOGIN_ID', 'AUTHORIZENET_TRANSACTION_KEY')
    pair('STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY')
    pair('DOWNLOADS_BUCKET', 'DOWNLOADS_BUCKET_ACCESS_KEY_ID')
    pair('DOWNLOADS_BUCKET', 'DOWNLOADS_BUCKET_SECRET_ACCESS_KEY')
    pair('KLARNA_USERNAME', 'KLARNA_PASSWORD')
    // A simulator has credentials of its own.
    if (env.AUTHORIZENET_CLIENT_KEY && !env.AUTHORIZENET_LOGIN_ID && !env.AUTHORIZENET_API_URL)
      context.addIssue({
        code: 'custom',
        path: ['AUTHORIZENET_LOGIN_ID'],
        message: 'is needed with AUTHORIZENET_CLIENT_KEY',
      })
  })

export type Env = z.infer<typeof envSchema> & { SITE_URL: string }

/**
 * Validates a set of environment variables.
 *
 * @throws Error whose message names every problem, one a line
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = envSchema.safeParse(source)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `  ${issue.path.join('.')} ${issue.message}`,
    )
    throw new Error(`The environment is not usable:\n${problems.join('\n')}`)
  }
  const siteUrl = parsed.data.SITE_URL ?? `http://localhost:${parsed.data.PORT}`
  return { ...parsed.data, SITE_URL: siteUrl.replace(/\/+$/, '') }
}

let cached: Env | undefined

/** The validated environment. Read on first use, so that a module may be imported without one. */
export function env(): Env {
  cached ??= parseEnv(process.env)
  return cached
}
