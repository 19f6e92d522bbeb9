import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/core/env'
import { callProvider } from '@/lib/platform/outgoing/call-provider'

/** A buyer waits for it. */
const TIMEOUT_MS = 5000

const MAX_CONSULTATION = 100

/** An error is answered without `valid`. */
const answerSchema = z.object({
  valid: z.boolean(),
  requestIdentifier: z.string().max(MAX_CONSULTATION).nullish(),
})

type VatNumber = { prefix: string; number: string }

/**
 * Asks the EU's service whether a VAT number exists.
 * https://ec.europa.eu/taxation_customs/vies/#/technical-information
 *
 * @param seller who asks: it is given a number by which it can prove that it has asked
 * @returns the answer with that number, or ''; `null` when the service, or the register of that country, did not say
 */
export async function askVies(
  { prefix, number }: VatNumber,
  seller: VatNumber | null,
): Promise<{ isValid: boolean; consultation: string } | null> {
  const answer = await callProvider({
    url: `${env().VIES_API_URL.replace(/\/+$/, '')}/check-vat-number`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      countryCode: prefix,
      vatNumber: number,
      ...(seller && { requesterMemberStateCode: seller.prefix, requesterNumber: seller.number }),
    }),
    timeoutMs: TIMEOUT_MS,
  })
  if (answer.kind !== 'answer' || answer.status !== 200) return null
  const parsed = answerSchema.safeParse(answer.body)
  if (!parsed.success) return null
  return { isValid: parsed.data.valid, consultation: parsed.data.requestIdentifier ?? '' }
}
