import { cartEndpoints } from '@/lib/cart/endpoints'
import { checkoutEndpoints } from '@/lib/checkout/endpoints'
import { licenceEndpoints } from '@/lib/licences/endpoints'
import { orderEndpoints } from '@/lib/orders/endpoints'
import { refundEndpoints } from '@/lib/refunds/endpoints'
import { documentationEndpoints } from './documentation-endpoints'

/** Every HTTP call of the store. An area declares its own; here they come together. */
export const ENDPOINTS = {
  ...cartEndpoints,
  ...checkoutEndpoints,
  ...documentationEndpoints,
  ...licenceEndpoints,
  ...orderEndpoints,
  ...refundEndpoints,
} as const

export type Endpoints = typeof ENDPOINTS
