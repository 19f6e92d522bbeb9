/** How many files a message, or what follows it, has at most. */
export const MAX_ATTACHMENTS = 3
export const MAX_ATTACHMENT_MEGABYTES = 5
export const MAX_ATTACHMENT_BYTES = MAX_ATTACHMENT_MEGABYTES * 1024 * 1024

/** For the file picker only: a file's kind is detected from its content. */
export const ATTACHMENT_ACCEPT = '.png,.jpg,.jpeg,.webp,.pdf,.txt'

/** Their field in a form, once for each. */
export const ATTACHMENTS_FIELD = 'files'

/** All of them, with the texts beside them and what a form adds around its fields. */
export const MAX_FORM_BYTES = MAX_ATTACHMENTS * MAX_ATTACHMENT_BYTES + 256 * 1024
