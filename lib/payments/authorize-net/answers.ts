import { z } from 'zod'
import type { Contracts } from './load-contracts'

/** Reads a response's parsed JSON; `undefined` when it is malformed. */
export type ReadAnswer<A> = (contracts: Contracts, body: unknown) => A | undefined

/** Numbers come as numbers or as text, depending on the call. */
const textOrNumber = z.union([z.string(), z.number()]).transform(String)

const messagesSchema = z.object({
  resultCode: z.string(),
  message: z.array(z.object({ code: z.string(), text: z.string() })).default([]),
})
export type Messages = z.output<typeof messagesSchema>

const transactionSchema = z.object({
  transactionResponse: z
    .object({
      responseCode: textOrNumber.optional(),
      rawResponseCode: textOrNumber.optional().catch(undefined),
      transId: textOrNumber.optional(),
      refTransID: textOrNumber.optional(),
      accountNumber: z.string().optional(),
      accountType: z.string().optional(),
      errors: z.array(z.object({ errorCode: textOrNumber, errorText: z.string() })).optional(),
    })
    .optional(),
  messages: messagesSchema,
})
export type TransactionAnswer = z.output<typeof transactionSchema>

const detailsSchema = z.object({
  transaction: z
    .object({
      transId: textOrNumber,
      transactionStatus: z.string(),
      refTransId: textOrNumber.optional(),
      invoiceNumber: z.string().optional(),
      authAmount: textOrNumber.optional(),
      settleAmount: textOrNumber.optional(),
      creditCard: z.object({ cardNumber: z.string(), cardType: z.string() }).optional(),
    })
    .optional(),
  messages: messagesSchema,
})
export type DetailsAnswer = z.output<typeof detailsSchema>

const localTime = z.iso.datetime({ local: true }).optional().catch(undefined)

const batchesSchema = z.object({
  batches: z
    .array(
      z.object({
        batchId: textOrNumber,
        settledAt: localTime,
        state: z.string().optional(),
        /** By brand of card, and only if they were asked for. */
        statistics: z
          .array(
            z.object({
              chargeAmount: textOrNumber.optional(),
              refundAmount: textOrNumber.optional(),
              returnedItemAmount: textOrNumber.optional(),
              chargebackAmount: textOrNumber.optional(),
            }),
          )
          .optional(),
      }),
    )
    .default([]),
  messages: messagesSchema,
})
export type BatchesAnswer = z.output<typeof batchesSchema>

const listSchema = z.object({
  transactions: z
    .array(
      z.object({
        transId: textOrNumber,
        invoiceNumber: z.string().optional(),
        transactionStatus: z.string().optional(),
        settleAmount: textOrNumber.optional(),
        submittedAt: localTime,
      }),
    )
    .default([]),
  /** Of all pages. */
  total: z.coerce.number().int().optional().catch(undefined),
  messages: messagesSchema,
})
export type ListAnswer = z.output<typeof listSchema>

const recordSchema = z.record(z.string(), z.unknown())

/**
 * Reads a response by its contract and then by a schema: the former knows its structure, the latter its
 * values.
 */
function read<S extends z.ZodType>(
  body: unknown,
  schema: S,
  pick: (answer: Record<string, unknown>) => unknown,
): z.output<S> | undefined {
  const record = recordSchema.safeParse(body)
  if (!record.success) return undefined
  try {
    return schema.safeParse(pick(record.data)).data
  } catch {
    // Contracts throw where an object or a list is expected and something else is found.
    return undefined
  }
}

type Answered = InstanceType<Contracts['AuthenticateTestResponse']>

function pickMessages(answer: Answered) {
  const messages = answer.getMessages()
  return (
    messages && {
      resultCode: messages.getResultCode(),
      message: messages
        .getMessage()
        ?.map((message) => ({ code: message.getCode(), text: message.getText() })),
    }
  )
}

/** The response to a charge, a refund or a void. */
export const readTransaction: ReadAnswer<TransactionAnswer> = (contracts, body) =>
  read(body, transactionSchema, (record) => {
    const answer = new contracts.CreateTransactionResponse(record)
    const response = answer.getTransactionResponse()
    return {
      messages: pickMessages(answer),
      transactionResponse: response && {
        responseCode: response.getResponseCode(),
        rawResponseCode: response.getRawResponseCode(),
        transId: response.getTransId(),
        refTransID: response.getRefTransID(),
        accountNumber: response.getAccountNumber(),
        accountType: response.getAccountType(),
        errors: response
          .getErrors()
          ?.getError()
          ?.map((error) => ({ errorCode: error.getErrorCode(), errorText: error.getErrorText() })),
      },
    }
  })

export const readDetails: ReadAnswer<DetailsAnswer> = (contracts, body) =>
  read(body, detailsSchema, (record) => {
    const answer = new contracts.GetTransactionDetailsResponse(record)
    const transaction = answer.getTransaction()
    const card = transaction?.getPayment()?.getCreditCard()
    return {
      messages: pickMessages(answer),
      transaction: transaction && {
        transId: transaction.getTransId(),
        transactionStatus: transaction.getTransactionStatus(),
        refTransId: transaction.getRefTransId(),
        invoiceNumber: transaction.getOrder()?.getInvoiceNumber(),
        authAmount: transaction.getAuthAmount(),
        settleAmount: transaction.getSettleAmount(),
        creditCard: card && { cardNumber: card.getCardNumber(), cardType: card.getCardType() },
      },
    }
  })

type Lists = 'GetUnsettledTransactionListResponse' | 'GetTransactionListResponse'

const readList =
  (list: Lists): ReadAnswer<ListAnswer> =>
  (contracts, body) =>
    read(body, listSchema, (record) => {
      const answer = new contracts[list](record)
      return {
        messages: pickMessages(answer),
        transactions: answer
          .getTransactions()
          ?.getTransaction()
          ?.map((transaction) => ({
            transId: transaction.getTransId(),
            invoiceNumber: transaction.getInvoiceNumber(),
            transactionStatus: transaction.getTransactionStatus(),
            settleAmount: transaction.getSettleAmount(),
            submittedAt: transaction.getSubmitTimeUTC(),
          })),
        total: answer.getTotalNumInResultSet(),
      }
    })
export const readUnsettled = readList('GetUnsettledTransactionListResponse')
export const readBatch = readList('GetTransactionListResponse')

export const readBatches: ReadAnswer<BatchesAnswer> = (contracts, body) =>
  read(body, batchesSchema, (record) => {
    const answer = new contracts.GetSettledBatchListResponse(record)
    return {
      messages: pickMessages(answer),
      batches: answer
        .getBatchList()
        ?.getBatch()
        ?.map((batch) => ({
          batchId: batch.getBatchId(),
          settledAt: batch.getSettlementTimeUTC(),
          state: batch.getSettlementState(),
          statistics: batch
            .getStatistics()
            ?.getStatistic()
            ?.map((statistic) => ({
              chargeAmount: statistic.getChargeAmount(),
              refundAmount: statistic.getRefundAmount(),
              returnedItemAmount: statistic.getReturnedItemAmount(),
              chargebackAmount: statistic.getChargebackAmount(),
            })),
        })),
    }
  })

export const readCredentials: ReadAnswer<{ messages: Messages }> = (contracts, body) =>
  read(body, z.object({ messages: messagesSchema }), (record) => ({
    messages: pickMessages(new contracts.AuthenticateTestResponse(record)),
  }))
