import 'server-only'
import { type Env, env } from '@/lib/core/env'
import { effectiveMode, modeOfPlugin, type PaymentsMode } from '@/lib/payments/mode'
import type { OfferedCountry } from '@/lib/payments/where-offered'
import { countriesOf, KLARNA_REGIONS, type KlarnaRegion } from './countries'

const HOSTS: Record<KlarnaRegion, string> = { eu: 'api', na: 'api-na', oc: 'api-oc' }
const DOMAINS: Record<PaymentsMode, string> = { live: 'klarna.com', test: 'playground.klarna.com' }

export type KlarnaAccount = {
  username: string
  password: string
  apiUrl: string
  mode: PaymentsMode
  countries: readonly OfferedCountry[]
}

type Given = { username: string; password: string; region: KlarnaRegion; countries: string[] }

function accountWith(
  values: Env,
  configured: PaymentsMode,
  { username, password, region, countries }: Given,
): KlarnaAccount {
  const mode = effectiveMode(configured, values.KLARNA_API_URL, values)
  return {
    username,
    password,
    mode,
    apiUrl: values.KLARNA_API_URL ?? `https://${HOSTS[region]}.${DOMAINS[mode]}`,
    countries: countriesOf(region, countries),
  }
}

const regionOf = (value: unknown): KlarnaRegion =>
  KLARNA_REGIONS.find((region) => region === value) ?? 'eu'

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((country) => String(country).trim().toUpperCase()) : []

/** The account of Klarna's plugin. */
export const klarnaFrom = (settings: Record<string, unknown>): KlarnaAccount =>
  accountWith(env(), modeOfPlugin(settings), {
    username: String(settings.username),
    password: String(settings.password),
    region: regionOf(settings.region),
    countries: listOf(settings.countries),
  })

/** The account of the environment's credentials; without them there is none. */
export function klarnaFromEnvironment(): KlarnaAccount | null {
  const values = env()
  const { KLARNA_USERNAME: username, KLARNA_PASSWORD: password, KLARNA_REGION: region } = values
  if (!username || !password) return null
  return accountWith(values, values.PAYMENTS_MODE, { username, password, region, countries: [] })
}
