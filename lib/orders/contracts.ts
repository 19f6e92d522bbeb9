import { z } from 'zod'
import { MAX_QUANTITY, MIN_QUANTITY } from '@/lib/cart/contracts'
import { idListSchema, priceSchema, productSchema } from '@/lib/catalog/contracts'
import { MAX_ID } from '@/lib/core/id-schemas'
import { fault } from '@/lib/core/server-text'
import { emailSchema, lineSchema } from '@/lib/core/text-schemas'
import { TAX_KINDS } from '@/lib/customers/taxes/contracts'
import { PAYMENT_METHODS } from '@/lib/payments/payment-methods'

/** Query of GET /api/cart/suggestion: the products of a cart, in the order in which they were added. */
export const suggestionQuerySchema = z.object({ ids: idListSchema })

export const suggestionSchema = z.object({ product: productSchema.nullable() })

const orderItemInputSchema = z.object({
  productId: z
    .number(fault('fields.mustBeNumber', { field: 'productId' }))
    .int()
    .positive()
    .max(MAX_ID),
  productName: lineSchema('productName', 300),
  productPrice: z.union(
    [z.string(), z.number()],
    fault('fields.mustBeAmount', { field: 'productPrice' }),
  ),
  quantity: z
    .number(fault('fields.mustBeNumber', { field: 'quantity' }))
    .int(fault('fields.mustBeWholeNumber', { field: 'quantity' }))
    .min(MIN_QUANTITY, fault('fields.mustBeAtLeast', { field: 'quantity', min: MIN_QUANTITY }))
    .max(MAX_QUANTITY, fault('fields.mustBeAtMost', { field: 'quantity', max: MAX_QUANTITY })),
})

/** Body of POST /api/orders. Its amounts are compared with the payment, never trusted. */
export const createOrderSchema = z.object({
  orderNumber: z
    .string(fault('fields.mustBeText', { field: 'orderNumber' }))
    .max(60)
    .optional(),
  customerEmail: emailSchema,
  customerName: lineSchema('customerName', 120).min(
    1,
    fault('fields.mustNotBeEmpty', { field: 'customerName' }),
  ),
  totalAmount: z.union(
    [z.string(), z.number()],
    fault('fields.mustBeAmount', { field: 'totalAmount' }),
  ),
  currency: z
    .string(fault('fields.mustBeText', { field: 'currency' }))
    .length(3, fault('orders.currencyLetters'))
    .toUpperCase(),
  paymentMethod: z.enum(
    PAYMENT_METHODS,
    fault('fields.mustBeOneOf', { field: 'paymentMethod', choices: PAYMENT_METHODS.join(', ') }),
  ),
  paymentId: z
    .string(fault('fields.mustBeText', { field: 'paymentId' }))
    .min(1, fault('fields.mustNotBeEmpty', { field: 'paymentId' }))
    .max(200),
  paymentStatus: z.string().max(40).optional(),
  orderStatus: z.string().max(40).optional(),
  billingAddress: z.string().trim().max(500).nullish(),
  items: z
    .array(orderItemInputSchema)
    .min(1, fault('fields.mustNotBeEmpty', { field: 'items' }))
    .max(100, fault('fields.mustBeAtMost', { field: 'items', max: 100 })),
  locale: z.string().max(5).optional(),
  displayCurrency: z.string().length(3).optional(),
})
export type CreateOrder = z.infer<typeof createOrderSchema>

/** An order as GET /api/orders/{orderNumber} returns it. It never contains a key. */
export const orderSchema = z.object({
  orderNumber: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  subtotal: priceSchema,
  tax: priceSchema,
  taxKind: z.enum(TAX_KINDS),
  totalAmount: priceSchema,
  /** What a coupon took off the prices of the items; subtotal, tax and total are without it. */
  discount: priceSchema,
  couponCode: z.string().nullable(),
  /** What of the total a gift card paid, and the end of its code. */
  giftCardAmount: priceSchema,
  giftCardLastFour: z.string().nullable(),
  currency: z.string(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** What it was paid with where its method is `card` and that is none, such as `SEPA Direct Debit`. */
  paidWith: z.string().nullable(),
  paymentStatus: z.string(),
  orderStatus: z.enum(['processing', 'completed', 'cancelled', 'refunded', 'partially_refunded']),
  billingAddress: z.string().nullable(),
  createdAt: z.iso.datetime(),
  items: z.array(
    z.object({
      productId: z.number().int(),
      productName: z.string(),
      productPrice: priceSchema,
      quantity: z.number().int(),
      /** Days after the order within which its money goes back; 0: it does not. */
      refundDays: z.number().int(),
      /** Gift cards are sold without tax and discount. */
      isGiftCard: z.boolean(),
    }),
  ),
})
export type Order = z.infer<typeof orderSchema>

/** What POST /api/orders answers: strangers to the order learn its number at most. */
export const orderAnswerSchema = z.union([orderSchema, orderSchema.pick({ orderNumber: true })])
export type OrderAnswer = z.infer<typeof orderAnswerSchema>
