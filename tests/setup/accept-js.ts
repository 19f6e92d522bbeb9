import { z } from 'zod'
import { SIMULATOR_CLIENT_KEY, SIMULATOR_CREDENTIALS } from '@/lib/payments/simulator-credentials'

const answerSchema = z.object({
  opaqueData: z.object({ dataDescriptor: z.string(), dataValue: z.string() }),
})

/**
 * A payment nonce, as Accept.js gets one for a card.
 *
 * @param apiUrl where Authorize.Net's simulator is
 */
export async function nonceFor(
  apiUrl: string,
  { cardNumber = '4111111111111111', expirationDate = '1239', cardCode = '123' } = {},
): Promise<{ dataDescriptor: string; dataValue: string }> {
  const response = await fetch(apiUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost' },
    body: JSON.stringify({
      securePaymentContainerRequest: {
        merchantAuthentication: {
          name: SIMULATOR_CREDENTIALS.authorizeNet.loginId,
          clientKey: SIMULATOR_CLIENT_KEY,
        },
        data: {
          type: 'TOKEN',
          id: 'test',
          token: { cardNumber, expirationDate, cardCode, fullName: 'Ada Buyer' },
        },
      },
    }),
  })
  return answerSchema.parse(await response.json()).opaqueData
}

/** Lets every payment nonce expire, as after 15 minutes. */
export async function expireNonces(apiUrl: string): Promise<void> {
  await fetch(new URL('/__expire', apiUrl), { method: 'POST' })
}
