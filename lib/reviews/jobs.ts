import 'server-only'
import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs'

/** Asks the buyers whose turn it is for reviews. */
export const askForReviewsJob = defineJob('ask_for_reviews', z.object({}))
