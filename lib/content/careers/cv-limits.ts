import { say } from '@/lib/core/server-text'

/** The largest CV; the form shows the limit, the call enforces it. */
export const MAX_CV_MEGABYTES = 5
export const MAX_CV_BYTES = MAX_CV_MEGABYTES * 1024 * 1024

export const CV_TOO_LARGE = say('careers.cvTooLarge', { max: MAX_CV_MEGABYTES })

/** For the file picker only: a file's kind is detected from its content. */
export const CV_ACCEPT = '.pdf,.docx'
