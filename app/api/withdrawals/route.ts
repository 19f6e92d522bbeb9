import { serve } from '@/lib/api/serve'
import { limitAcknowledgements } from '@/lib/mail/limit-acknowledgements'
import { verifyCaptcha } from '@/lib/plugins/captcha/verify-captcha'
import { withdrawalEndpoints } from '@/lib/service/withdrawals/endpoints'
import {
  receipt,
  receiptIfKnown,
  receiveWithdrawal,
  requireWithdrawalFunction,
} from '@/lib/service/withdrawals/receive-withdrawal'

export const POST = serve(
  withdrawalEndpoints['POST /api/withdrawals'],
  async ({ body: statement, address, host }) => {
    await requireWithdrawalFunction()
    if (statement.website !== '') return receipt(new Date())
    // One that is sent again is not counted again, and its token has been used.
    const known = await receiptIfKnown(statement)
    if (known) return known
    const { captchaToken } = statement
    await verifyCaptcha('contact', { captchaToken, address, hostname: host })
    await limitAcknowledgements(statement.email)
    return receiveWithdrawal(statement)
  },
)
