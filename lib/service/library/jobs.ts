import 'server-only'
import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs'

/** Mails the link to a library, if its address has orders. */
export const libraryAccessJob = defineJob(
  'library_access',
  z.object({ email: z.string(), locale: z.string() }),
)
