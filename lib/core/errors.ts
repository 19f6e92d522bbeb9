/** Every error code that the API answers, with the one status that belongs to it. */
export const ERROR_STATUS = {
  invalid: 400,
  unauthorized: 401,
  second_factor_required: 401,
  payment_required: 402,
  forbidden: 403,
  licence_expired: 403,
  licence_revoked: 403,
  second_factor_setup_required: 403,
  step_up_required: 403,
  not_found: 404,
  licence_unknown: 404,
  conflict: 409,
  out_of_stock: 409,
  total_changed: 409,
  cart_changed: 409,
  coupon_refused: 409,
  gift_card_refused: 409,
  payment_in_progress: 409,
  checkout_closed: 409,
  device_limit: 409,
  places_kept: 409,
  payment_refused: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  rate_limited: 429,
  internal: 500,
  provider_error: 502,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** One field that was refused: `path` names it as in the request (`items.0.quantity`). */
export type FieldIssue = { path: string; message: string }

type AppErrorOptions = {
  issues?: FieldIssue[]
  /** Seconds after which the caller may try again; sent as Retry-After. */
  retryAfter?: number
  /** Values for the caller beside the message, such as the right total. Never secrets. */
  details?: Record<string, string | number | boolean | null>
  cause?: unknown
}

/** An error whose message is meant for the caller. Anything else that is thrown answers 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues?: FieldIssue[]
  readonly retryAfter?: number
  readonly details?: AppErrorOptions['details']

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.issues = options.issues
    this.retryAfter = options.retryAfter
    this.details = options.details
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}

/** A refusal of one field, with the same message for the call and the field. */
export const fieldError = (
  code: ErrorCode,
  path: string,
  message: string,
  cause?: unknown,
): AppError => new AppError(code, message, { issues: [{ path, message }], cause })

/** {@link fieldError} for an invalid value. */
export const invalidField = (path: string, message: string, cause?: unknown): AppError =>
  fieldError('invalid', path, message, cause)
