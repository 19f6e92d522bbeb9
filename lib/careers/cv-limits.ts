/** What a CV may be; the form says it, the call enforces it. */
export const MAX_CV_MEGABYTES = 5
export const MAX_CV_BYTES = MAX_CV_MEGABYTES * 1024 * 1024

/** For the file picker only: what a file is, its content decides. */
export const CV_ACCEPT = '.pdf,.docx'
