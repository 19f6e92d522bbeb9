import 'server-only'
import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs'

/** Sends one message of the log to its receiver. */
export const sendNotificationJob = defineJob(
  'send_notification',
  z.object({ notificationId: z.uuid() }),
)
