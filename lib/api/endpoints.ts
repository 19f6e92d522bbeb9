import { articlesEndpoints } from '@/lib/articles/endpoints'
import { cartEndpoints } from '@/lib/cart/endpoints'
import { catalogEndpoints } from '@/lib/catalog/endpoints'
import { checkoutEndpoints } from '@/lib/checkout/endpoints'
import { helpEndpoints } from '@/lib/help/endpoints'
import { homepageEndpoints } from '@/lib/homepage/endpoints'
import { licenceEndpoints } from '@/lib/licences/endpoints'
import { mediaEndpoints } from '@/lib/media/endpoints'
import { orderEndpoints } from '@/lib/orders/endpoints'
import { refundEndpoints } from '@/lib/refunds/endpoints'
import { seoEndpoints } from '@/lib/seo/endpoints'
import { siteImagesEndpoints } from '@/lib/site-images/endpoints'
import { documentationEndpoints } from './documentation-endpoints'

/** Every HTTP call of the store. An area declares its own; here they come together. */
export const ENDPOINTS = {
  ...articlesEndpoints,
  ...cartEndpoints,
  ...catalogEndpoints,
  ...checkoutEndpoints,
  ...documentationEndpoints,
  ...helpEndpoints,
  ...homepageEndpoints,
  ...licenceEndpoints,
  ...mediaEndpoints,
  ...orderEndpoints,
  ...refundEndpoints,
  ...seoEndpoints,
  ...siteImagesEndpoints,
} as const

export type Endpoints = typeof ENDPOINTS
