import { analyticsEndpoints } from '@/lib/analytics/endpoints'
import { careerEndpoints } from '@/lib/careers/endpoints'
import { cartEndpoints } from '@/lib/cart/endpoints'
import { mailEndpoints } from '@/lib/mail/endpoints'
import { messageEndpoints } from '@/lib/messages/endpoints'
import { newsletterEndpoints } from '@/lib/newsletter/endpoints'
import { pluginEndpoints } from '@/lib/plugin-catalogue/endpoints'
import { settingsEndpoints } from '@/lib/settings/endpoints'
import { staffEndpoints } from '@/lib/staff/endpoints'
import { documentationEndpoints } from './documentation-endpoints'
import { processEndpoints } from './process-endpoints'

/** Every HTTP call of the store. An area declares its own; here they come together. */
export const ENDPOINTS = {
  ...analyticsEndpoints,
  ...careerEndpoints,
  ...cartEndpoints,
  ...documentationEndpoints,
  ...mailEndpoints,
  ...messageEndpoints,
  ...newsletterEndpoints,
  ...pluginEndpoints,
  ...processEndpoints,
  ...settingsEndpoints,
  ...staffEndpoints,
} as const

export type Endpoints = typeof ENDPOINTS
