import { optionalCartSession } from '@/lib/cart/session-header'
import { captureWalletPayment } from '@/lib/checkout/capture-wallet-payment'
import { parseBody, reply, route } from '@/lib/http/route'
import { captureWalletPaymentSchema, walletCaptureSchema } from '@/lib/payments/contracts'

export const POST = route<{ id: string }>(async (request, { id }) => {
  const { amount } = await parseBody(request, captureWalletPaymentSchema)
  return reply(
    walletCaptureSchema,
    await captureWalletPayment(id, amount, optionalCartSession(request)),
  )
})
