/** The largest CV; the form shows the limit, the call enforces it. */
export const MAX_CV_MEGABYTES = 5
export const MAX_CV_BYTES = MAX_CV_MEGABYTES * 1024 * 1024

export const CV_TOO_LARGE = `The CV must be at most ${MAX_CV_MEGABYTES} MB`

/** For the file picker only: a file's kind is detected from its content. */
export const CV_ACCEPT = '.pdf,.docx'
