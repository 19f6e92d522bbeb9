import type { CardForm } from '@/lib/payments/card-format'
import type { OpaqueData } from '@/lib/payments/contracts'

/** What came of giving a card to Accept.js. */
export type NonceResult =
  | { kind: 'nonce'; opaqueData: OpaqueData }
  /** Fields that it did not accept, in form order. */
  | { kind: 'refused'; fields: (keyof CardForm)[] }
  /** Its second part is still loading. */
  | { kind: 'loading' }
  | { kind: 'unavailable' }

/** https://developer.authorize.net/api/reference/features/acceptjs.html (error codes) */
const FIELD_OF_CODE = new Map<unknown, keyof CardForm>([
  ['E_WC_05', 'cardNumber'],
  ['E_WC_20', 'cardNumber'],
  ['E_WC_06', 'expiryDate'],
  ['E_WC_07', 'expiryDate'],
  ['E_WC_08', 'expiryDate'],
  ['E_WC_15', 'cvv'],
  ['E_WC_17', 'cardholderName'],
])
const NOT_LOADED = 'E_WC_03'

/** In the order of the form. */
const FIELDS = ['cardNumber', 'expiryDate', 'cvv', 'cardholderName'] as const

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Reads what Accept.js answers. Whatever it may be, it is not trusted to be well-formed. */
export function readAcceptJsAnswer(answer: unknown): NonceResult {
  const opaqueData = memberOf(answer, 'opaqueData')
  const dataDescriptor = memberOf(opaqueData, 'dataDescriptor')
  const dataValue = memberOf(opaqueData, 'dataValue')
  const messages = memberOf(answer, 'messages')
  if (memberOf(messages, 'resultCode') === 'Ok')
    return typeof dataDescriptor === 'string' && typeof dataValue === 'string'
      ? { kind: 'nonce', opaqueData: { dataDescriptor, dataValue } }
      : { kind: 'unavailable' }
  const list = memberOf(messages, 'message')
  const codes: unknown[] = Array.isArray(list) ? list.map((one) => memberOf(one, 'code')) : []
  if (codes.includes(NOT_LOADED)) return { kind: 'loading' }
  const wrong = codes.map((code) => FIELD_OF_CODE.get(code))
  // Beside a fault of the store's settings, wrong fields are not what to tell the shopper.
  if (codes.length === 0 || wrong.includes(undefined)) return { kind: 'unavailable' }
  return { kind: 'refused', fields: FIELDS.filter((field) => wrong.includes(field)) }
}
