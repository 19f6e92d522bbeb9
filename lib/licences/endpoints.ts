import { z } from 'zod'
import { idParamsSchema, idSchema } from '@/lib/core/id-schemas'
import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { batchesQuerySchema, keyBatchesSchema } from './batch-contracts'
import {
  bulkAnswerSchema,
  bulkKeysSchema,
  keyStockSchema,
  keyStocksSchema,
  keysQuerySchema,
  MAX_BULK_BYTES,
  newKeySchema,
  productKeySchema,
  productKeysSchema,
  quarantineSchema,
  stockOverviewSchema,
  stockQuerySchema,
} from './contracts'
import { licenceRuleChangeSchema, licenceRuleSchema, ruleParamsSchema } from './rule-contracts'

export const licenceEndpoints = defineEndpoints({
  'GET /api/admin/key-stock': {
    summary: 'How many keys each product has',
    who: 'moderator',
    scope: 'keys.read',
    query: stockQuerySchema,
    paged: true,
    answers: { 200: keyStocksSchema },
  },
  'GET /api/admin/key-stock/overview': {
    summary: 'The stock of keys in figures',
    who: 'moderator',
    scope: 'keys.read',
    answers: { 200: stockOverviewSchema },
  },
  'GET /api/admin/key-stock/[productId]': {
    summary: 'How many keys a product has',
    who: 'moderator',
    scope: 'keys.read',
    params: z.object({ productId: idSchema }),
    answers: { 200: keyStockSchema },
    errors: { not_found: NO_DETAILS },
  },
  'GET /api/admin/licence-rules/[productId]': {
    summary: 'The rule by which the keys of a product are made, or would be',
    who: 'moderator',
    scope: 'licences.read',
    params: ruleParamsSchema,
    answers: { 200: licenceRuleSchema },
    errors: { not_found: NO_DETAILS },
  },
  'PUT /api/admin/licence-rules/[productId]': {
    summary: 'Stores the rule by which the keys of a product are made, and switches it on or off',
    who: 'moderator',
    params: ruleParamsSchema,
    body: licenceRuleChangeSchema,
    answers: { 200: licenceRuleSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'GET /api/admin/product-keys': {
    summary: 'Keys of a product, masked unless revealed, which the audit trail records',
    who: 'moderator',
    scope: 'keys.read',
    stepUp: { query: 'reveal', is: '1' },
    query: keysQuerySchema,
    paged: true,
    answers: { 200: productKeysSchema },
    errors: { not_found: NO_DETAILS, rate_limited: NO_DETAILS },
  },
  'POST /api/admin/product-keys': {
    summary: 'Adds a key',
    who: 'moderator',
    scope: 'keys.write',
    body: newKeySchema,
    answers: { 201: productKeySchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'POST /api/admin/product-keys/bulk': {
    summary: 'Adds many keys; known and blank ones are counted and left out',
    who: 'moderator',
    scope: 'keys.write',
    maxBodyBytes: MAX_BULK_BYTES,
    body: bulkKeysSchema,
    answers: { 201: bulkAnswerSchema },
    errors: { not_found: NO_DETAILS },
  },
  'GET /api/admin/key-batches': {
    summary: 'Batches of keys that were bought together, the newest first',
    who: 'moderator',
    query: batchesQuerySchema,
    paged: true,
    answers: { 200: keyBatchesSchema },
  },
  'DELETE /api/admin/product-keys/[id]': {
    summary: 'Deletes a key that is free',
    who: 'moderator',
    scope: 'keys.write',
    params: idParamsSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'POST /api/admin/product-keys/[id]/quarantine': {
    summary: 'Takes a key out of sale for good',
    who: 'moderator',
    scope: 'keys.write',
    params: idParamsSchema,
    body: quarantineSchema,
    answers: { 200: productKeySchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
})
