import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/core/env'
import { callProvider } from '@/lib/platform/outgoing/call-provider'

/** A buyer waits for it. */
const TIMEOUT_MS = 5000

/** An error is answered without `valid`. */
const answerSchema = z.object({ valid: z.boolean() })

/**
 * Asks the EU's service whether a VAT number exists.
 * https://ec.europa.eu/taxation_customs/vies/#/technical-information
 *
 * @returns `null` when the service, or the register of that country, did not say
 */
export async function askVies({
  prefix,
  number,
}: {
  prefix: string
  number: string
}): Promise<boolean | null> {
  const answer = await callProvider({
    url: `${env().VIES_API_URL.replace(/\/+$/, '')}/check-vat-number`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ countryCode: prefix, vatNumber: number }),
    timeoutMs: TIMEOUT_MS,
  })
  if (answer.kind !== 'answer' || answer.status !== 200) return null
  const parsed = answerSchema.safeParse(answer.body)
  return parsed.success ? parsed.data.valid : null
}
