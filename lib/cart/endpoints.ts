import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { addToCartSchema, cartItemSchema, cartSchema, changeQuantitySchema } from './contracts'

/** More than anybody can click; all of a cart's calls count together. */
const CART = { name: 'cart', points: 300, seconds: 60 }

/** The cart's calls. PATCH names its item by an unguessable id and needs no session. */
export const cartEndpoints = defineEndpoints({
  'GET /api/cart': {
    summary: 'The items of a cart, each with its product',
    who: 'cart session',
    limit: CART,
    answers: { 200: cartSchema },
  },
  'POST /api/cart': {
    summary: 'Adds units of a product',
    who: 'cart session',
    limit: CART,
    body: addToCartSchema,
    answers: { 201: cartItemSchema },
    errors: { not_found: NO_DETAILS, out_of_stock: NO_DETAILS, conflict: NO_DETAILS },
  },
  'DELETE /api/cart': {
    summary: 'Empties a cart',
    who: 'cart session',
    limit: CART,
    answers: { 204: NO_CONTENT },
  },
  'PATCH /api/cart/[itemId]': {
    summary: 'Changes the quantity of an item',
    who: 'public',
    limit: CART,
    body: changeQuantitySchema,
    answers: { 200: cartItemSchema },
    errors: { not_found: NO_DETAILS },
  },
  'DELETE /api/cart/[itemId]': {
    summary: 'Removes an item',
    who: 'cart session',
    limit: CART,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS },
  },
})
