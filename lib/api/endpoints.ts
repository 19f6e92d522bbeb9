import { cartEndpoints } from '@/lib/cart/endpoints'
import { documentationEndpoints } from './documentation-endpoints'

/** Every HTTP call of the store. An area declares its own; here they come together. */
export const ENDPOINTS = {
  ...cartEndpoints,
  ...documentationEndpoints,
} as const

export type Endpoints = typeof ENDPOINTS
