import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs'

export const handleProviderEventJob = defineJob(
  'handle_provider_event',
  z.object({ eventId: z.uuid() }),
)
