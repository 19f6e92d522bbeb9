import 'server-only'
import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs'

/** Sends one mail of the outbox. */
export const sendEmailJob = defineJob('send_email', z.object({ emailId: z.uuid() }))
