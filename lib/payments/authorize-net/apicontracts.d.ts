/**
 * What the adapter uses of the `authorizenet` package, which comes without types. Its constructors copy
 * the members they know in the order of the API's schema and leave out what is absent. They check that
 * members are objects or lists where the schema says so (and throw otherwise), but never primitive
 * values, hence `unknown`.
 */
declare module 'authorizenet/lib/apicontracts.js' {
  type Authenticated = { merchantAuthentication: { name: string; transactionKey: string } }
  type Listed = {
    sorting: { orderBy: string; orderDescending: boolean }
    paging: { limit: number; offset: number }
  }
  type Message = { getCode(): unknown; getText(): unknown }

  export class CreateTransactionRequest {
    constructor(
      request: Authenticated & {
        refId: string
        transactionRequest: {
          transactionType: string
          amount?: string
          currencyCode?: string
          payment?:
            | { creditCard: { cardNumber: string; expirationDate: string; cardCode?: string } }
            | { opaqueData: { dataDescriptor: string; dataValue: string } }
          refTransId?: string
          order?: { invoiceNumber: string; description?: string }
          customer?: { email: string }
          billTo?: { firstName: string; lastName: string }
          /** A list here, which is sent as `{"setting": […]}`. */
          transactionSettings?: { settingName: string; settingValue: string }[]
        }
      },
    )
    getJSON(): object
  }
  export class GetTransactionDetailsRequest {
    constructor(request: Authenticated & { transId: string })
    getJSON(): object
  }
  export class GetUnsettledTransactionListRequest {
    constructor(request: Authenticated & Listed & { status?: string })
    getJSON(): object
  }
  export class GetSettledBatchListRequest {
    constructor(
      request: Authenticated & {
        includeStatistics: boolean
        firstSettlementDate: string
        lastSettlementDate: string
      },
    )
    getJSON(): object
  }
  export class GetTransactionListRequest {
    constructor(request: Authenticated & Listed & { batchId: string })
    getJSON(): object
  }
  export class AuthenticateTestRequest {
    constructor(request: Authenticated)
    getJSON(): object
  }

  class ANetApiResponse {
    /** @throws TypeError when a member that must be an object or a list is not */
    constructor(answer: Record<string, unknown>)
    getMessages(): { getResultCode(): unknown; getMessage(): Message[] | undefined } | undefined
  }
  export class CreateTransactionResponse extends ANetApiResponse {
    getTransactionResponse():
      | {
          getResponseCode(): unknown
          getRawResponseCode(): unknown
          getTransId(): unknown
          getRefTransID(): unknown
          getAccountNumber(): unknown
          getAccountType(): unknown
          getErrors():
            | { getError(): { getErrorCode(): unknown; getErrorText(): unknown }[] | undefined }
            | undefined
        }
      | undefined
  }
  export class GetTransactionDetailsResponse extends ANetApiResponse {
    getTransaction():
      | {
          getTransId(): unknown
          getTransactionStatus(): unknown
          getRefTransId(): unknown
          getOrder(): { getInvoiceNumber(): unknown } | undefined
          getAuthAmount(): unknown
          getSettleAmount(): unknown
          getPayment():
            | {
                getCreditCard(): { getCardNumber(): unknown; getCardType(): unknown } | undefined
              }
            | undefined
        }
      | undefined
  }
  type Transactions =
    | {
        getTransaction():
          | {
              getTransId(): unknown
              getInvoiceNumber(): unknown
              getTransactionStatus(): unknown
              getSettleAmount(): unknown
              getSubmitTimeUTC(): unknown
            }[]
          | undefined
      }
    | undefined
  export class GetUnsettledTransactionListResponse extends ANetApiResponse {
    getTransactions(): Transactions
    getTotalNumInResultSet(): unknown
  }
  export class GetTransactionListResponse extends ANetApiResponse {
    getTransactions(): Transactions
    getTotalNumInResultSet(): unknown
  }
  type Statistic = {
    getChargeAmount(): unknown
    getRefundAmount(): unknown
    getReturnedItemAmount(): unknown
    getChargebackAmount(): unknown
  }
  type Batch = {
    getBatchId(): unknown
    getSettlementTimeUTC(): unknown
    getSettlementState(): unknown
    getStatistics(): { getStatistic(): Statistic[] | undefined } | undefined
  }
  export class GetSettledBatchListResponse extends ANetApiResponse {
    getBatchList(): { getBatch(): Batch[] | undefined } | undefined
  }
  export class AuthenticateTestResponse extends ANetApiResponse {}

  export const TransactionTypeEnum: {
    AUTHCAPTURETRANSACTION: string
    REFUNDTRANSACTION: string
    VOIDTRANSACTION: string
  }
  export const SettingNameEnum: { DUPLICATEWINDOW: string }
  export const TransactionGroupStatusEnum: { PENDINGAPPROVAL: string }
  export const TransactionListOrderFieldEnum: { SUBMITTIMEUTC: string }
  export const TransactionStatusEnum: Record<string, string>
}

declare module 'authorizenet/lib/logger.js' {
  const logger: { getLogger(category: string): { debug(message: string): void } }
  export = logger
}
