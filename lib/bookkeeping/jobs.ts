import { z } from 'zod'
import { defineJob } from '@/lib/platform/jobs'

export const compareBooksJob = defineJob('compare_books', z.object({ comparisonId: z.uuid() }))
export const compareBooksNightlyJob = defineJob('compare_books_nightly', z.object({}))
