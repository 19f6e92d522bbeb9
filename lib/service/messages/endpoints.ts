import { z } from 'zod'
import { idParamsSchema } from '@/lib/core/id-schemas'
import { defineEndpoints, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  adminMessageSchema,
  messageAnswerSchema,
  messageChangeSchema,
  messageQuerySchema,
  messageRowsSchema,
} from './admin-contracts'
import { contactMessageSchema, messageReceivedSchema } from './contracts'

/** The contact form and what comes of its messages. */
export const messageEndpoints = defineEndpoints({
  'POST /api/contact': {
    summary: 'Takes a message to the store',
    who: 'public',
    limit: { name: 'contact', points: 10, seconds: 600 },
    body: contactMessageSchema,
    answers: { 201: messageReceivedSchema },
    errors: {
      /** `captcha`: the security check can't be reached right now. */
      unavailable: z.object({ reason: z.literal('captcha').optional() }),
    },
  },
  'GET /api/admin/messages': {
    summary: 'The messages, newest first',
    who: 'staff',
    permission: 'messages',
    stepUp: false,
    query: messageQuerySchema,
    answers: { 200: messageRowsSchema },
    paged: true,
  },
  'GET /api/admin/messages/[id]': {
    summary: 'A message with its answers',
    who: 'staff',
    permission: 'messages',
    stepUp: false,
    params: idParamsSchema,
    answers: { 200: adminMessageSchema },
    errors: { not_found: NO_DETAILS },
  },
  'PATCH /api/admin/messages/[id]': {
    summary: 'Marks a message as read, closes it or opens it again',
    who: 'staff',
    permission: 'messages',
    stepUp: false,
    params: idParamsSchema,
    body: messageChangeSchema,
    answers: { 200: adminMessageSchema },
    errors: { not_found: NO_DETAILS },
  },
  'DELETE /api/admin/messages/[id]': {
    summary: 'Deletes a message with its answers',
    who: 'staff',
    permission: 'messages',
    stepUp: false,
    params: idParamsSchema,
    answers: { 204: NO_CONTENT },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/admin/messages/[id]/answer': {
    summary: 'Answers a message by mail',
    who: 'staff',
    permission: 'messages',
    stepUp: false,
    params: idParamsSchema,
    body: messageAnswerSchema,
    answers: { 200: adminMessageSchema },
    errors: { not_found: NO_DETAILS },
  },
})
