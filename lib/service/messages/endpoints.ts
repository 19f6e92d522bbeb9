import { z } from 'zod'
import { idParamsSchema, idSchema } from '@/lib/core/id-schemas'
import { fault, say } from '@/lib/core/server-text'
import { defineEndpoints, file, NO_CONTENT } from '@/lib/http/endpoint'
import { NO_DETAILS } from '@/lib/http/error-contract'
import {
  adminMessageSchema,
  assigneesSchema,
  messageAnswerSchema,
  messageChangeSchema,
  messageNoteSchema,
  messageQuerySchema,
  messageRowsSchema,
} from './admin-contracts'
import { ATTACHMENTS_FIELD, MAX_ATTACHMENT_MEGABYTES, MAX_FORM_BYTES } from './attachment-limits'
import { contactMessageSchema, messageReceivedSchema, pageFormSchema } from './contracts'

const noteParamsSchema = z.object({ id: idSchema, noteId: idSchema })

/** What every form has that writes to the store; both count towards one limit. */
const asContact = {
  who: 'public',
  limit: { name: 'contact', points: 10, seconds: 600 },
  answers: { 201: messageReceivedSchema },
  errors: {
    /** `captcha`: the security check can't be reached right now. */
    unavailable: z.object({ reason: z.literal('captcha').optional() }),
  },
} as const

const fileParamsSchema = z.object({
  id: idSchema,
  fileId: z.uuid(fault('messages.unknownFile')),
})

/** One of the files; the field may come several times. */
const FILES = { [ATTACHMENTS_FIELD]: z.instanceof(File).optional() }
const FORM = {
  maxBytes: MAX_FORM_BYTES,
  tooLarge: say('messages.fileTooLarge', { max: MAX_ATTACHMENT_MEGABYTES }),
}

/** The contact form and what comes of its messages. */
export const messageEndpoints = defineEndpoints({
  'POST /api/contact': {
    summary: 'Takes a message to the store',
    ...asContact,
    body: contactMessageSchema,
  },
  'POST /api/page-forms': {
    summary: 'Takes what was written in a form on a page of the owner’s',
    ...asContact,
    body: pageFormSchema,
    errors: { ...asContact.errors, conflict: NO_DETAILS },
  },
  'POST /api/contact/with-files': {
    summary: 'Takes a message to the store with files: pictures, PDF or plain text',
    ...asContact,
    form: { fields: contactMessageSchema.extend(FILES), ...FORM },
  },
  'GET /api/admin/messages': {
    summary: 'The messages, newest first unless the oldest are asked for',
    who: 'staff',
    permission: 'messages',
    stepUp: false,
    query: messageQuerySchema,
    answers: { 200: messageRowsSchema },
    paged: true,
  },
  'GET /api/admin/messages/assignees': {
    summary: 'The users who may take care of messages',
    who: 'staff',
    permission: 'messages',
    stepUp: false,
    answers: { 200: assigneesSchema },
  },
  'GET /api/admin/messages/[id]': {
    summary: 'A message with its answers, its notes, and what else came from its address',
    who: 'staff',
    permission: 'messages',
    stepUp: false,
    params: idParamsSchema,
    answers: { 200: adminMessageSchema },
    errors: { not_found: NO_DETAILS },
  },
  'PATCH /api/admin/messages/[id]': {
    summary: 'Marks a message as read, closes it, opens it again, or says who takes care of it',
    who: 'staff',
    permission: 'messages',
    stepUp: false,
    params: idParamsSchema,
    body: messageChangeSchema,
    answers: { 200: adminMessageSchema },
    errors: { not_found: NO_DETAILS },
  },
  'DELETE /api/admin/messages/[id]': {
    summary: 'Deletes a message with its answers and notes',
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
  'POST /api/admin/messages/[id]/answer/with-files': {
    summary: 'Answers a message by mail, with files that the mail takes along',
    who: 'staff',
    permission: 'messages',
    stepUp: false,
    params: idParamsSchema,
    form: { fields: messageAnswerSchema.extend(FILES), ...FORM },
    answers: { 200: adminMessageSchema },
    errors: { not_found: NO_DETAILS, conflict: NO_DETAILS },
  },
  'GET /api/admin/messages/[id]/files/[fileId]': {
    summary: 'A file of a message; the audit trail records who has fetched it',
    who: 'staff',
    permission: 'messages',
    stepUp: false,
    params: fileParamsSchema,
    answers: { 200: file('*/*') },
    errors: { not_found: NO_DETAILS },
  },
  'POST /api/admin/messages/[id]/notes': {
    summary: 'Adds a note to a message that only the back office sees',
    who: 'staff',
    permission: 'messages',
    stepUp: false,
    params: idParamsSchema,
    body: messageNoteSchema,
    answers: { 200: adminMessageSchema },
    errors: { not_found: NO_DETAILS },
  },
  'DELETE /api/admin/messages/[id]/notes/[noteId]': {
    summary: 'Deletes a note of a message',
    who: 'staff',
    permission: 'messages',
    stepUp: false,
    params: noteParamsSchema,
    answers: { 200: adminMessageSchema },
    errors: { not_found: NO_DETAILS },
  },
})
