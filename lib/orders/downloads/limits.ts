/** How long a link to a file may be used. */
export const LINK_HOURS = 24
/** How many links to a file may be used for each purchase, until the owner allows as many again. */
export const DOWNLOADS_PER_ITEM = 20
/** How often a link sends as many bytes as its file has: a download that broke off is begun anew, and its link is not handed round. */
export const SENDS_PER_LINK = 3
export const MAX_FILES = 20
export const MAX_NAME_LENGTH = 120
export const MAX_VERSION_LENGTH = 40
/**
 * An upload arrives in pieces, each far below what a proxy takes and within a request's time. No smaller one may be a
 * part of an object in a bucket (LEAST_PART_BYTES).
 */
export const PIECE_BYTES = 5 * 1024 * 1024
