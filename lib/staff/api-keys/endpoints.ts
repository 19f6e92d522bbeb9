import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  apiKeyParamsSchema,
  apiKeySchema,
  apiKeysSchema,
  madeApiKeySchema,
  newApiKeySchema,
} from './contracts'

export const apiKeyEndpoints = defineEndpoints({
  'GET /api/admin/api-keys': {
    summary: 'The API keys, newest first, without their secrets',
    who: 'staff',
    permission: 'users',
    stepUp: false,
    answers: { 200: apiKeysSchema },
  },
  'POST /api/admin/api-keys': {
    summary: 'Makes an API key and answers its secret, this once',
    who: 'staff',
    permission: 'users',
    stepUp: true,
    body: newApiKeySchema,
    answers: { 201: madeApiKeySchema },
    errors: { conflict: NO_DETAILS },
  },
  'POST /api/admin/api-keys/[id]/revoke': {
    summary: 'Ends an API key for good',
    who: 'staff',
    permission: 'users',
    stepUp: false,
    params: apiKeyParamsSchema,
    answers: { 200: apiKeySchema },
    errors: { not_found: NO_DETAILS },
  },
})
