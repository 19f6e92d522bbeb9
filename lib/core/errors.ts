import { englishOf } from './english-text'
import { type ServerText, say } from './server-text'

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
export type FieldIssue = { path: string; text: ServerText }

type AppErrorOptions = {
  issues?: FieldIssue[]
  /** Seconds after which the caller may try again; sent as Retry-After. */
  retryAfter?: number
  /** Values for the caller beside the message, such as the right total. Never secrets. */
  details?: Record<string, string | number | boolean | null>
  cause?: unknown
}

/** An error whose text is meant for the caller. Its message is that text in English. Anything else that is thrown answers 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly text: ServerText
  readonly issues?: FieldIssue[]
  readonly retryAfter?: number
  readonly details?: AppErrorOptions['details']

  constructor(code: ErrorCode, text: ServerText, options: AppErrorOptions = {}) {
    super(englishOf(text), { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.text = text
    this.issues = options.issues
    this.retryAfter = options.retryAfter
    this.details = options.details
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}

/** A refusal of one field, with the same text for the call and the field. */
export const fieldError = (
  code: ErrorCode,
  path: string,
  text: ServerText,
  cause?: unknown,
): AppError => new AppError(code, text, { issues: [{ path, text }], cause })

/** {@link fieldError} for an invalid value. */
export const invalidField = (path: string, text: ServerText, cause?: unknown): AppError =>
  fieldError('invalid', path, text, cause)

/** The text of all issues of a call. @param textOf what it says of one */
const textOfAll = (
  issues: readonly FieldIssue[],
  textOf: (issue: FieldIssue) => ServerText,
): ServerText => {
  const [first, ...others] = issues.map(textOf)
  if (!first) throw new Error('There are no issues')
  return others.length === 0 ? first : say('fields.several', { problems: [first, ...others] })
}

/**
 * A refusal of several fields.
 *
 * @param textOf what the refusal as a whole says of one of them
 */
export const refusedFields = (
  code: ErrorCode,
  issues: FieldIssue[],
  textOf: (issue: FieldIssue) => ServerText = ({ text }) => text,
): AppError => new AppError(code, textOfAll(issues, textOf), { issues })

/** {@link refusedFields} for invalid values. */
export const invalidFields = (
  issues: FieldIssue[],
  textOf?: (issue: FieldIssue) => ServerText,
): AppError => refusedFields('invalid', issues, textOf)
