import { z } from 'zod'
import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  deliveriesQuerySchema,
  deliveriesSchema,
  deliveryIdSchema,
  deliverySchema,
} from '@/lib/mail/notifications/contracts'
import {
  adminPluginSchema,
  adminPluginsSchema,
  changePluginSchema,
  newSecretSchema,
  pluginTestResultSchema,
  renewSecretSchema,
  scriptWeightSchema,
  testPluginSchema,
} from '@/lib/plugins/contracts'

const REFUSALS = { not_found: NO_DETAILS, conflict: NO_DETAILS }

/** The plugins: their settings, tests, secrets and logs. */
export const pluginEndpoints = defineEndpoints({
  'GET /api/admin/plugins': {
    summary: 'All plugins with their state, without secrets',
    who: 'staff',
    permission: 'plugins',
    stepUp: false,
    answers: { 200: adminPluginsSchema },
  },
  'PATCH /api/admin/plugins/[id]': {
    summary: 'Installs, removes, switches or sets a plugin',
    who: 'staff',
    permission: 'plugins',
    stepUp: true,
    body: changePluginSchema,
    answers: { 200: adminPluginSchema },
    errors: REFUSALS,
  },
  'POST /api/admin/plugins/[id]/test': {
    summary: 'Tries settings out at the provider; nothing is stored',
    who: 'staff',
    permission: 'plugins',
    stepUp: false,
    limit: { name: 'test-plugin', points: 60, seconds: 600 },
    body: testPluginSchema,
    answers: { 200: pluginTestResultSchema },
    errors: REFUSALS,
  },
  'GET /api/admin/plugins/[id]/script': {
    summary:
      'What the first script that a plugin puts into pages weighs, as its provider sends it, compressed',
    who: 'staff',
    permission: 'plugins',
    stepUp: false,
    limit: { name: 'plugin-script', points: 120, seconds: 600 },
    answers: { 200: scriptWeightSchema },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/admin/plugins/[id]/secret': {
    summary: 'Gives a plugin that signs its messages a new secret, and shows it this once',
    who: 'staff',
    permission: 'plugins',
    stepUp: true,
    body: renewSecretSchema,
    answers: { 200: newSecretSchema },
    errors: REFUSALS,
  },
  'GET /api/admin/plugins/[id]/deliveries': {
    summary: "A plugin's delivery log, newest first",
    who: 'staff',
    permission: 'plugins',
    stepUp: false,
    query: deliveriesQuerySchema,
    answers: { 200: deliveriesSchema },
    paged: true,
    errors: REFUSALS,
  },
  'POST /api/admin/plugins/[id]/deliveries/[deliveryId]/resend': {
    summary: 'Sends a message of the log once more, under its old id',
    who: 'staff',
    permission: 'plugins',
    stepUp: false,
    params: z.object({ id: z.string(), deliveryId: deliveryIdSchema }),
    answers: { 200: deliverySchema },
    errors: REFUSALS,
  },
})
