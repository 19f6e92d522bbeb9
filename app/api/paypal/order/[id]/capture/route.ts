import { captureWalletPaymentSchema, walletCaptureSchema } from '@/lib/domains/payments/contracts'
import { optionalCartSession } from '@/lib/http/cart-session'
import { parseBody, reply, route } from '@/lib/http/route'
import { captureWalletPayment } from '@/lib/workflows/complete-payment'

export const POST = route<{ id: string }>(async (request, { id }) => {
  const { amount } = await parseBody(request, captureWalletPaymentSchema)
  return reply(
    walletCaptureSchema,
    await captureWalletPayment(id, amount, optionalCartSession(request)),
  )
})
