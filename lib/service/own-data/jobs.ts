import 'server-only'
import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs'

/** Mails the link to what is stored under an address, if anything is. */
export const ownDataAccessJob = defineJob(
  'own_data_access',
  z.object({ email: z.string(), locale: z.string() }),
)
