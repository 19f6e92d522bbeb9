import { z } from 'zod'
import { simulatorUrls } from '@/scripts/lib/simulators'

/** What a test file is told of the store that it has for a while. */
export const sharedStoreSchema = z.object({
  url: z.url(),
  databaseUrl: z.url(),
  downloadsDir: z.string(),
  simulators: simulatorUrls,
  /** Its addresses of the services of others, by their variable. */
  outside: z.record(z.string(), z.string()),
})
export type SharedStore = z.infer<typeof sharedStoreSchema>
