import 'server-only'
import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs'

/** Compares a message with its ticket at the help desk. */
export const compareTicketJob = defineJob(
  'compare_help_desk_ticket',
  z.object({ messageId: z.number().int() }),
)
