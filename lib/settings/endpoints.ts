import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { changeSettingsSchema, settingsAnswerSchema } from './contracts'

/** The store's settings. */
export const settingsEndpoints = defineEndpoints({
  'GET /api/admin/settings': {
    summary: 'All settings, each with when it was changed last',
    who: 'staff',
    permission: 'settings',
    stepUp: false,
    answers: { 200: settingsAnswerSchema },
  },
  'PATCH /api/admin/settings': {
    summary: 'Changes some settings, all or none',
    who: 'staff',
    permission: 'settings',
    stepUp: 'by change',
    body: changeSettingsSchema,
    answers: { 200: settingsAnswerSchema },
    errors: { conflict: NO_DETAILS },
  },
})
