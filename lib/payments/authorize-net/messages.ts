import { z } from 'zod'

/** Numbers come as numbers or as text, depending on the call. */
const textOrNumber = z.union([z.string(), z.number()]).transform(String)

export const resultMessages = z.object({
  resultCode: z.string(),
  message: z.array(z.object({ code: z.string(), text: z.string() })).default([]),
})

export const transactionAnswer = z.object({
  transactionResponse: z
    .object({
      responseCode: textOrNumber.optional(),
      transId: textOrNumber.optional(),
      refTransID: textOrNumber.optional(),
      accountNumber: z.string().optional(),
      accountType: z.string().optional(),
      errors: z.array(z.object({ errorCode: textOrNumber, errorText: z.string() })).optional(),
    })
    .optional(),
  messages: resultMessages,
})

export const detailsAnswer = z.object({
  transaction: z
    .object({
      transId: textOrNumber,
      transactionStatus: z.string(),
      authAmount: textOrNumber.optional(),
      settleAmount: textOrNumber.optional(),
      payment: z
        .object({
          creditCard: z.object({ cardNumber: z.string(), cardType: z.string() }).optional(),
        })
        .optional(),
    })
    .optional(),
  messages: resultMessages,
})

export const batchesAnswer = z.object({
  batchList: z.array(z.object({ batchId: textOrNumber })).optional(),
  messages: resultMessages,
})

export const listAnswer = z.object({
  transactions: z
    .array(z.object({ transId: textOrNumber, invoiceNumber: z.string().optional() }))
    .optional(),
  messages: resultMessages,
})
