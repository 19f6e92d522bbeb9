import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/core/env'
import { effectiveMode, type PaymentsMode } from '@/lib/payments/mode'
import type { SquareConfig } from './client'
import { SQUARE_CURRENCIES, type SquareCurrency } from './currencies'

const API_URL = {
  live: 'https://connect.squareup.com',
  test: 'https://connect.squareupsandbox.com',
}

export type SquareAccount = SquareConfig & {
  mode: PaymentsMode
  applicationId: string
  /** What the location is in. */
  currency: SquareCurrency
  /** What its notifications are signed with; without it none is believed. */
  signatureKey: string | null
}

/** Applications of the sandbox say so themselves: `sandbox-sq0idb-…`. */
const modeOfApplication = (id: string): PaymentsMode =>
  id.startsWith('sandbox-') ? 'test' : 'live'

const currencySchema = z.enum(SQUARE_CURRENCIES).catch('USD')

/** The account of Square's plugin. */
export function squareFrom(settings: Record<string, unknown>): SquareAccount {
  const values = env()
  const applicationId = String(settings.applicationId)
  const configured = modeOfApplication(applicationId)
  return {
    applicationId,
    locationId: String(settings.locationId),
    accessToken: String(settings.accessToken),
    currency: currencySchema.parse(settings.currency),
    signatureKey: settings.signatureKey ? String(settings.signatureKey) : null,
    mode: effectiveMode(configured, values.SQUARE_API_URL, values),
    apiUrl: values.SQUARE_API_URL ?? API_URL[configured],
  }
}
