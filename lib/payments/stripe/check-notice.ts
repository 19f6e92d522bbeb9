import { z } from 'zod'
import type { Authenticity, SignedMessage } from '@/lib/payments/provider-notice'

const forgedSchema = z.object({ type: z.literal('StripeSignatureVerificationError') })

/** Whether Stripe signed a notification with one of these secrets, within the last five minutes. https://docs.stripe.com/webhooks/signature */
export async function checkStripeNotice(
  { body, header }: SignedMessage,
  secrets: readonly (string | null)[],
): Promise<Authenticity> {
  const listening = secrets.filter((secret) => secret !== null)
  if (listening.length === 0) return 'not_set_up'
  const signature = header('stripe-signature')
  if (!signature) return 'forged'
  const { default: Stripe } = await import('stripe')
  const isSigned = (secret: string): boolean => {
    try {
      Stripe.webhooks.constructEvent(body, signature, secret)
      return true
    } catch (error) {
      if (forgedSchema.safeParse(error).success || error instanceof SyntaxError) return false
      throw error
    }
  }
  return listening.some(isSigned) ? 'genuine' : 'forged'
}
