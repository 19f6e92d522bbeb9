import { z } from 'zod'
import { MAX_ID, productSchema } from '@/lib/catalog/contracts'

export const MIN_QUANTITY = 1
export const MAX_QUANTITY = 99

/** Made by the browser; 8–200 printable ASCII characters. */
export const sessionIdSchema = z
  .string({ error: 'The x-session-id header is missing' })
  .regex(/^[\x21-\x7e]{8,200}$/, 'The x-session-id header must be 8 to 200 printable characters')

const quantitySchema = z
  .number('quantity must be a number')
  .int('quantity must be a whole number')
  .min(MIN_QUANTITY, `quantity must be at least ${MIN_QUANTITY}`)
  .max(MAX_QUANTITY, `quantity must be at most ${MAX_QUANTITY}`)

export const addToCartSchema = z.object({
  productId: z
    .number('productId must be a number')
    .int('productId must be a whole number')
    .positive('productId must be positive')
    .max(MAX_ID, 'productId is too large'),
  quantity: quantitySchema.default(1),
})
export type AddToCart = z.infer<typeof addToCartSchema>

export const changeQuantitySchema = z.object({ quantity: quantitySchema })

export const cartItemIdSchema = z.uuid()

export const cartItemSchema = z.object({
  id: cartItemIdSchema,
  sessionId: z.string(),
  productId: z.number().int(),
  quantity: z.number().int(),
  product: productSchema,
})
export type CartItem = z.infer<typeof cartItemSchema>
export const cartSchema = z.array(cartItemSchema)
