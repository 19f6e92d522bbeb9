import { z } from 'zod'
import { defineEndpoints } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import { testMailResultSchema } from '@/lib/mail/admin-contracts'
import {
  mailTextChangeSchema,
  mailTextKindSchema,
  mailTextListSchema,
  mailTextPreviewSchema,
  mailTextsSchema,
  renderedMailTextSchema,
} from './contracts'

const byKind = z.object({ kind: mailTextKindSchema })

/** What mails say in the owner's words. */
export const mailTextEndpoints = defineEndpoints({
  'GET /api/admin/mail-texts': {
    summary: 'The kinds of mail whose words can be changed, with the languages that have own ones',
    who: 'staff',
    permission: 'settings',
    stepUp: false,
    answers: { 200: mailTextListSchema },
  },
  'GET /api/admin/mail-texts/[kind]': {
    summary: 'The words of a kind of mail in every language, beside the original ones',
    who: 'staff',
    permission: 'settings',
    stepUp: false,
    params: byKind,
    answers: { 200: mailTextsSchema },
  },
  'PUT /api/admin/mail-texts/[kind]': {
    summary: 'Changes the words of a kind of mail in one language; what is empty is the original',
    who: 'staff',
    permission: 'settings',
    stepUp: false,
    params: byKind,
    body: mailTextChangeSchema,
    answers: { 200: mailTextsSchema },
    errors: { conflict: NO_DETAILS },
  },
  'POST /api/admin/mail-texts/[kind]/preview': {
    summary: 'Renders a kind of mail with words that need not be saved; keys are masked',
    who: 'staff',
    permission: 'settings',
    stepUp: false,
    limit: { name: 'mail-text-preview', points: 300, seconds: 600 },
    params: byKind,
    body: mailTextPreviewSchema,
    answers: { 200: renderedMailTextSchema },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/admin/mail-texts/[kind]/trial': {
    summary: 'Mails such a preview to the address of whoever asks for it',
    who: 'staff',
    permission: 'settings',
    stepUp: false,
    limit: { name: 'mail-text-trial', points: 20, seconds: 600 },
    params: byKind,
    body: mailTextPreviewSchema,
    answers: { 200: testMailResultSchema },
    errors: { not_found: NO_DETAILS },
  },
})
