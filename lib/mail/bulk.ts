import type { JobOptions } from '@/lib/platform/jobs'

/** Mails to many readers at once. */
export const BULK_KINDS: string[] = ['newsletter_mailing']

/** Whether a kind of mail goes to many at once, so that any other goes before it. */
export const isBulk = (kind: string): boolean => BULK_KINDS.includes(kind)

/**
 * How such mails are sent: one after the other, so that they take one of a process's workers at most, and after all
 * other jobs that are due.
 */
export const BULK_JOB = { queue: 'bulk_mails', priority: 30 } as const satisfies JobOptions
