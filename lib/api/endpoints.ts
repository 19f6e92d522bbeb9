import { articlesEndpoints } from '@/lib/articles/endpoints'
import { cartEndpoints } from '@/lib/cart/endpoints'
import { catalogEndpoints } from '@/lib/catalog/endpoints'
import { helpEndpoints } from '@/lib/help/endpoints'
import { homepageEndpoints } from '@/lib/homepage/endpoints'
import { mediaEndpoints } from '@/lib/media/endpoints'
import { seoEndpoints } from '@/lib/seo/endpoints'
import { siteImagesEndpoints } from '@/lib/site-images/endpoints'
import { documentationEndpoints } from './documentation-endpoints'

/** Every HTTP call of the store. An area declares its own; here they come together. */
export const ENDPOINTS = {
  ...articlesEndpoints,
  ...cartEndpoints,
  ...catalogEndpoints,
  ...documentationEndpoints,
  ...helpEndpoints,
  ...homepageEndpoints,
  ...mediaEndpoints,
  ...seoEndpoints,
  ...siteImagesEndpoints,
} as const

export type Endpoints = typeof ENDPOINTS
