/**
 * Every code of Authorize.Net that the store acts on, with what it means. An unlisted code only means
 * that a call was refused.
 *
 * Sources: https://developer.authorize.net/api/reference/responseCodes.html (reasons and messages; its
 * reference of createTransactionRequest has the responses) and `TransactionStatusEnum` of the
 * `authorizenet` package, which the reference of getTransactionDetailsRequest explains (statuses).
 */
export const CODES = {
  /** `messages.resultCode`: the result of the call, independent of a transaction. */
  results: {
    Ok: { meaning: 'The call was carried out', treatAs: 'carried_out' },
    Error: { meaning: 'The call was refused', treatAs: 'refused' },
  },

  /** `transactionResponse.responseCode`: the outcome of the transaction. */
  responses: {
    '1': { meaning: 'Approved', treatAs: 'approved' },
    '2': { meaning: 'Declined', treatAs: 'declined' },
    '3': { meaning: 'Not carried out because of an error', treatAs: 'error' },
    '4': { meaning: 'Held for review by the merchant', treatAs: 'held' },
  },

  /**
   * Why a transaction or a call was refused: `errorCode` of a transaction's errors (digits), or `code`
   * of the call's messages (E and digits).
   */
  reasons: {
    '5': { meaning: 'The amount is not valid', treatAs: 'wrong_data' },
    '6': { meaning: 'The card number is not valid', treatAs: 'wrong_data' },
    '7': { meaning: 'The expiry date is not valid', treatAs: 'wrong_data' },
    '8': { meaning: 'The card has expired', treatAs: 'wrong_data' },
    '11': { meaning: 'The same transaction within the duplicate window', treatAs: 'duplicate' },
    '16': { meaning: 'There is no such transaction', treatAs: 'wrong_data' },
    '17': { meaning: 'The merchant does not accept this type of card', treatAs: 'wrong_data' },
    '28': { meaning: 'The processor does not accept this type of card', treatAs: 'wrong_data' },
    '37': { meaning: 'The card number is not valid', treatAs: 'wrong_data' },
    '54': { meaning: 'The charge cannot be credited: it has not settled', treatAs: 'not_settled' },
    '55': { meaning: 'More would go back than was charged', treatAs: 'wrong_data' },
    '78': { meaning: 'The security code is not valid', treatAs: 'wrong_data' },
    E00003: {
      meaning: 'The request cannot be read: it does not follow the schema',
      treatAs: 'wrong_data',
    },
    E00005: { meaning: 'The transaction key is missing or wrong', treatAs: 'wrong_credentials' },
    E00006: { meaning: 'The login id is missing or wrong', treatAs: 'wrong_credentials' },
    E00007: { meaning: 'Login id and key do not fit', treatAs: 'wrong_credentials' },
    E00008: { meaning: 'The account is not active', treatAs: 'wrong_credentials' },
    E00013: { meaning: 'A field is not valid', treatAs: 'wrong_data' },
    E00027: { meaning: 'The transaction failed; its own errors say why', treatAs: 'wrong_data' },
    E00113: { meaning: 'The payment nonce cannot be read', treatAs: 'unusable_nonce' },
    E00114: { meaning: 'The payment nonce is unknown or was used', treatAs: 'unusable_nonce' },
    E00115: { meaning: 'The payment nonce has expired', treatAs: 'unusable_nonce' },
    E00116: { meaning: 'The payment nonce is of another merchant', treatAs: 'unusable_nonce' },
    E00040: { meaning: 'There is no such record', treatAs: 'not_found' },
  },

  /** `transactionStatus` of a lookup. */
  statuses: {
    capturedPendingSettlement: { meaning: 'Captured, settles this evening', treatAs: 'approved' },
    pendingSettlement: { meaning: 'Captured, settles this evening', treatAs: 'approved' },
    pendingFinalSettlement: { meaning: 'Being settled', treatAs: 'approved' },
    updatingSettlement: { meaning: 'Being settled', treatAs: 'approved' },
    approvedReview: { meaning: 'Approved after review', treatAs: 'approved' },
    couldNotVoid: { meaning: 'A void failed, so the charge stands', treatAs: 'approved' },
    settledSuccessfully: { meaning: 'Settled', treatAs: 'approved' },
    refundPendingSettlement: { meaning: 'Refund, settles this evening', treatAs: 'approved' },
    refundSettledSuccessfully: { meaning: 'Refund, settled', treatAs: 'approved' },
    underReview: { meaning: 'Under review', treatAs: 'held' },
    FDSPendingReview: { meaning: 'Held by a fraud filter, not authorised', treatAs: 'held' },
    FDSAuthorizedPendingReview: { meaning: 'Held by a fraud filter, authorised', treatAs: 'held' },
    authorizedPendingCapture: { meaning: 'Authorised, not captured', treatAs: 'held' },
    declined: { meaning: 'Declined', treatAs: 'declined' },
    failedReview: { meaning: 'Declined after review', treatAs: 'declined' },
    generalError: { meaning: 'Failed', treatAs: 'declined' },
    communicationError: { meaning: 'Failed: the processor was not reached', treatAs: 'declined' },
    settlementError: { meaning: 'Failed to settle', treatAs: 'declined' },
    expired: { meaning: 'Authorised, never captured, expired', treatAs: 'declined' },
    voided: { meaning: 'Voided before it settled', treatAs: 'voided' },
    // States after a charge, or of transaction types that the store does not use.
    authorizedPendingRelease: { meaning: 'Authorised, waits for its release', treatAs: 'unknown' },
    returnedItem: { meaning: 'A bank payment was returned', treatAs: 'unknown' },
    chargeback: { meaning: 'A bank payment was charged back', treatAs: 'unknown' },
    chargebackReversal: { meaning: 'A chargeback was taken back', treatAs: 'unknown' },
  },

  /**
   * `rawResponseCode`: how the bank of the card itself declined, by the name of its network as `accountType` has it. Processors
   * pass it on as it came. Authorize.Net has no call for what these want.
   */
  banks: {
    'Visa 1A': { meaning: 'The bank wants to ask its customer', treatAs: 'authentication' },
    'MasterCard 65': { meaning: 'The bank wants to ask its customer', treatAs: 'authentication' },
    'AmericanExpress 130': {
      meaning: 'The bank wants to ask its customer',
      treatAs: 'authentication',
    },
  },

  /** `transactionStatus` of charges of which a part can be given back. */
  settled: {
    settledSuccessfully: { meaning: 'Settled', treatAs: 'settled' },
  },
} as const

type Kind = keyof typeof CODES
type As<K extends Kind> = Extract<
  (typeof CODES)[K][keyof (typeof CODES)[K]],
  { treatAs: string }
>['treatAs']

const tables: { [K in Kind]: ReadonlyMap<string, As<K>> } = {
  results: asMap(CODES.results),
  responses: asMap(CODES.responses),
  reasons: asMap(CODES.reasons),
  statuses: asMap(CODES.statuses),
  banks: asMap(CODES.banks),
  settled: asMap(CODES.settled),
}

function asMap<A extends string>(table: Record<string, { treatAs: A }>): ReadonlyMap<string, A> {
  return new Map(Object.entries(table).map(([code, entry]) => [code, entry.treatAs]))
}

/** The store's meaning of a code; `undefined` when it is missing or not listed. */
export function meaningOf<K extends Kind>(kind: K, code: string | undefined): As<K> | undefined {
  return code === undefined ? undefined : tables[kind].get(code)
}
