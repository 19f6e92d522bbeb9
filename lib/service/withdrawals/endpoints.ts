import { z } from 'zod'
import { idParamsSchema } from '@/lib/core/id-schemas'
import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  adminWithdrawalSchema,
  adminWithdrawalsSchema,
  withdrawalAnswerSchema,
  withdrawalQuerySchema,
} from './admin-contracts'
import { withdrawalReceiptSchema, withdrawalSchema } from './contracts'

/** The withdrawal function of the law of the EU, and what comes of its statements. */
export const withdrawalEndpoints = defineEndpoints({
  'POST /api/withdrawals': {
    summary: 'Takes a statement of withdrawal from a contract, whether its order is known or not',
    who: 'public',
    limit: { name: 'withdrawal', points: 10, seconds: 600 },
    body: withdrawalSchema,
    answers: { 201: withdrawalReceiptSchema },
    errors: {
      /** The owner has switched the function off. */
      not_found: NO_DETAILS,
      /** The id is that of another statement. */
      conflict: NO_DETAILS,
      /** `captcha`: the security check can't be reached right now. */
      unavailable: z.object({ reason: z.literal('captcha').optional() }),
    },
  },
  'GET /api/admin/withdrawals': {
    summary: 'Statements of withdrawal; the open ones first, by when their money is due',
    who: 'staff',
    permission: 'orders.read',
    stepUp: false,
    query: withdrawalQuerySchema,
    paged: true,
    answers: { 200: adminWithdrawalsSchema },
  },
  'POST /api/admin/withdrawals/[id]/answer': {
    summary: 'Says that a withdrawal is settled, or declines it; the person is mailed',
    who: 'staff',
    permission: 'refunds',
    stepUp: false,
    params: idParamsSchema,
    body: withdrawalAnswerSchema,
    answers: { 200: adminWithdrawalSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
})
