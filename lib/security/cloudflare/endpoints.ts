import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { attackModeSchema, cloudflareStateSchema } from './contracts'

/** The calls for what Cloudflare does before the store. */
export const cloudflareEndpoints = defineEndpoints({
  'GET /api/admin/cloudflare': {
    summary: 'Whether Cloudflare was told of changed pages, and whether it checks all visitors',
    who: 'staff',
    permission: 'plugins',
    stepUp: false,
    limit: { name: 'cloudflare', points: 60, seconds: 600 },
    answers: { 200: cloudflareStateSchema },
  },
  'PUT /api/admin/cloudflare/attack-mode': {
    summary: 'Has Cloudflare check all visitors before they reach the store, or no longer',
    who: 'staff',
    permission: 'plugins',
    stepUp: true,
    limit: { name: 'cloudflare', points: 60, seconds: 600 },
    body: attackModeSchema,
    answers: { 200: cloudflareStateSchema },
    errors: { conflict: NO_DETAILS, provider_error: NO_DETAILS },
  },
})
