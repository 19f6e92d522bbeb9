/**
 * The reasons for a refund request: the reasons that the returns page calls eligible
 * (content/returns.ts), in its order.
 */
export const REFUND_REASONS = [
  'invalid_key',
  'wrong_product',
  'not_delivered',
  'does_not_run',
  'not_as_described',
  'changed_mind',
  'duplicate',
  'wrong_charge',
] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

export const MAX_PRODUCTS_LENGTH = 300
export const MAX_MESSAGE_LENGTH = 4000

/** Why a request is refused; sent as `reason` beside the message of a 409. */
export const REFUND_REFUSALS = ['closed', 'already_open', 'period_ended', 'no_guarantee'] as const
export type RefundRefusal = (typeof REFUND_REFUSALS)[number]

/** Why a refund is refused that `despiteDispute` would make. */
export const DISPUTED = 'disputed'
